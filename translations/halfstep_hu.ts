<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>All other platforms</comment>
        <translation>Meghajtó</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lebegtetés</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Hely:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fájl&amp;név:</translation>
    </message>
    <message>
        <source>&amp;File name:</source>
        <translation>&amp;Fájlnév:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fájltípus:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappa:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>M&amp;entés</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Kiválasztás</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Szülőmappa</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Új mappa létrehozása</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista nézet</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Részletes nézet</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Új mappa</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 már létezik.
Lecseréli?</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Ú&amp;j mappa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Rejtett fájlok megjelenítése</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Mappa keresése</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mappák</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Legutóbbi helyek</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Nincs ilyen mappa.
Ellenőrizze a mappa nevét.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Nincs ilyen fájl.
Ellenőrizze a fájl nevét.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” írásvédett.
Mégis törli?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Valóban törli ezt: „%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>A mappa nem törölhető.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Módosítva</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Számítógép</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Újra</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ki&amp;vágás</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Beillesztés</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Mindet kijelöli</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Igen</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nem</translation>
    </message>
</context>
<context>
    <name>QSidebar</name>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Újra</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ki&amp;vágás</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Beillesztés</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Mindet kijelöli</translation>
    </message>
</context>
<context>
    <name>halfstep</name>
    <message>
        <source>sample</source>
        <translation>minta</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradiens</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>mikro-batch</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>minták</translation>
    </message>
    <message>
        <source>coefficient, mean of means</source>
        <translation>együttható, átlagok átlaga</translation>
    </message>
    <message>
        <source>coefficient, weighted</source>
        <translation>együttható, súlyozva</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paraméter</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paraméterek</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>legnagyobb eltérés</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>koszinusz</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ablak</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ablakok</translation>
    </message>
    <message>
        <source>loss, accumulated</source>
        <translation>veszteség, akkumulálva</translation>
    </message>
    <message>
        <source>loss, a step every micro-batch</source>
        <translation>veszteség, lépés mikro-batchenként</translation>
    </message>
    <message>
        <source>distance of the weights</source>
        <translation>a kétféle súlyok távolsága</translation>
    </message>
    <message>
        <source>accumulation factor A</source>
        <translation>akkumulációs tényező (A)</translation>
    </message>
    <message>
        <source>peak of tensor bytes</source>
        <translation>a tenzorok bájtjainak csúcsa</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation>a legnagyobb csúcs hányada</translation>
    </message>
    <message>
        <source>loss scale S</source>
        <translation>veszteségskála (S)</translation>
    </message>
    <message>
        <source>loss scales</source>
        <translation>veszteségskálák</translation>
    </message>
    <message>
        <source>S·g</source>
        <translation>S·g</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>tárolt</translation>
    </message>
    <message>
        <source>class</source>
        <translation>fajta</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>visszaskálázott</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>relatív hiba</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>kísérlet</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>kísérletek</translation>
    </message>
    <message>
        <source>loss scale, long interval</source>
        <translation>veszteségskála, hosszú időköz</translation>
    </message>
    <message>
        <source>skipped, long interval</source>
        <translation>kihagyva, hosszú időköz</translation>
    </message>
    <message>
        <source>loss scale, short interval</source>
        <translation>veszteségskála, rövid időköz</translation>
    </message>
    <message>
        <source>skipped, short interval</source>
        <translation>kihagyva, rövid időköz</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>veszteségskála</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>végrehajtva</translation>
    </message>
    <message>
        <source>next loss scale</source>
        <translation>következő veszteségskála</translation>
    </message>
    <message>
        <source>run</source>
        <translation>futás</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>futások</translation>
    </message>
    <message>
        <source>first loss</source>
        <translation>első veszteség</translation>
    </message>
    <message>
        <source>last loss</source>
        <translation>utolsó veszteség</translation>
    </message>
    <message>
        <source>share of zeros</source>
        <translation>nullák aránya</translation>
    </message>
    <message>
        <source>first attempt with a loss that is not finite</source>
        <translation>az első kísérlet, amelynek vesztesége nem véges</translation>
    </message>
    <message>
        <source>loss, master weights</source>
        <translation>veszteség, mestersúlyok</translation>
    </message>
    <message>
        <source>loss, low weights</source>
        <translation>veszteség, alacsony pontosságú súlyok</translation>
    </message>
    <message>
        <source>lost updates, master weights</source>
        <translation>elveszett frissítések, mestersúlyok</translation>
    </message>
    <message>
        <source>lost updates, low weights</source>
        <translation>elveszett frissítések, alacsony pontosságú súlyok</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>számpontosság</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>számformátum</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>mikroszekundum</translation>
    </message>
    <message>
        <source>order</source>
        <translation>sorrend</translation>
    </message>
    <message>
        <source>orders of clipping and unscaling</source>
        <translation>a vágás és a visszaskálázás sorrendjei</translation>
    </message>
    <message>
        <source>norm, scaled</source>
        <translation>norma, skálázott</translation>
    </message>
    <message>
        <source>norm applied</source>
        <translation>alkalmazott norma</translation>
    </message>
    <message>
        <source>clip coefficient</source>
        <translation>vágási együttható</translation>
    </message>
    <message>
        <source>batch size B</source>
        <translation>batchméret (B)</translation>
    </message>
    <message>
        <source>batch sizes</source>
        <translation>batchméretek</translation>
    </message>
    <message>
        <source>variance, measured</source>
        <translation>variancia, mért</translation>
    </message>
    <message>
        <source>variance, expected</source>
        <translation>variancia, várt</translation>
    </message>
    <message>
        <source>by that of the first size</source>
        <translation>az első méret varianciájához viszonyítva</translation>
    </message>
    <message>
        <source>expected ratio</source>
        <translation>várt arány</translation>
    </message>
    <message>
        <source>seconds of each epoch</source>
        <translation>az egyes epochok másodpercei</translation>
    </message>
    <message>
        <source>seconds of an epoch, median</source>
        <translation>egy epoch másodpercei, medián</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>minta/s</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>frissítések</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>veszteség</translation>
    </message>
    <message>
        <source>patience</source>
        <translation>türelem</translation>
    </message>
    <message>
        <source>minimum improvement</source>
        <translation>legkisebb javulás</translation>
    </message>
    <message>
        <source>stop after epoch</source>
        <translation>leállás ennyi epoch után</translation>
    </message>
    <message>
        <source>best epoch</source>
        <translation>legjobb epoch</translation>
    </message>
    <message>
        <source>best validation loss</source>
        <translation>legjobb validációs veszteség</translation>
    </message>
    <message>
        <source>epochs saved</source>
        <translation>megtakarított epochok</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epochok</translation>
    </message>
    <message>
        <source>patience and minimum improvement</source>
        <translation>türelem és legkisebb javulás</translation>
    </message>
    <message>
        <source>training loss</source>
        <translation>tanítási veszteség</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>validációs veszteség</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>seedek</translation>
    </message>
    <message>
        <source>validation accuracy, float32</source>
        <translation>validációs pontosság (accuracy), float32</translation>
    </message>
    <message>
        <source>validation accuracy, mixed</source>
        <translation>validációs pontosság (accuracy), kevert</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>különbség</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>mennyiség</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>mixed precision</source>
        <translation>kevert pontosság</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>szakasz</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>szakaszok</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>másodperc</translation>
    </message>
    <message>
        <source>share</source>
        <translation>hányad</translation>
    </message>
    <message>
        <source>step</source>
        <translation>lépés</translation>
    </message>
    <message>
        <source>value</source>
        <translation>érték</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>mértékegység</translation>
    </message>
    <message>
        <source>basis</source>
        <translation>az érték alapja</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>adatlap</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>mikro-batchek</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>előrelépés</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>szubnormális</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normál</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>végtelen</translation>
    </message>
    <message>
        <source>without a scaler</source>
        <translation>skálázó nélkül</translation>
    </message>
    <message>
        <source>with a scaler</source>
        <translation>skálázóval</translation>
    </message>
    <message>
        <source>rate too high</source>
        <translation>túl nagy tanulási ráta</translation>
    </message>
    <message>
        <source>autocast</source>
        <translation>autocast</translation>
    </message>
    <message>
        <source>unscale, then clip</source>
        <translation>visszaskálázás, majd vágás</translation>
    </message>
    <message>
        <source>clip, then unscale</source>
        <translation>vágás, majd visszaskálázás</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>clipping before unscaling</source>
        <translation>vágás visszaskálázás előtt</translation>
    </message>
    <message>
        <source>unscaling each micro-batch</source>
        <translation>mikro-batchenkénti visszaskálázás</translation>
    </message>
    <message>
        <source>labels of other samples in every second attempt</source>
        <translation>más minták címkéi minden második kísérletben</translation>
    </message>
    <message>
        <source>a learning rate of zero</source>
        <translation>nulla tanulási ráta</translation>
    </message>
    <message>
        <source>gradient norm of the first window</source>
        <translation>az első ablak gradiensnormája</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>validációs pontosság (accuracy)</translation>
    </message>
    <message>
        <source>test accuracy</source>
        <translation>tesztpontosság (accuracy)</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set</source>
        <translation>pontosság (accuracy) a torzított teszthalmazon</translation>
    </message>
    <message>
        <source>skipped attempts</source>
        <translation>kihagyott kísérletek</translation>
    </message>
    <message>
        <source>load</source>
        <translation>betöltés</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>átvitel</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>visszalépés</translation>
    </message>
    <message>
        <source>update</source>
        <translation>frissítés</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>kiértékelés</translation>
    </message>
    <message>
        <source>CPU: make and convert the data</source>
        <translation>CPU: az adatok előállítása és átalakítása</translation>
    </message>
    <message>
        <source>CPU: load, an epoch</source>
        <translation>CPU: betöltés, egy epoch</translation>
    </message>
    <message>
        <source>CPU: train, an epoch</source>
        <translation>CPU: tanítás, egy epoch</translation>
    </message>
    <message>
        <source>CPU: evaluate</source>
        <translation>CPU: kiértékelés</translation>
    </message>
    <message>
        <source>CPU: samples a second</source>
        <translation>CPU: minta másodpercenként</translation>
    </message>
    <message>
        <source>GPU present</source>
        <translation>van-e GPU</translation>
    </message>
    <message>
        <source>transfer of the data set</source>
        <translation>az adathalmaz átvitele</translation>
    </message>
    <message>
        <source>GPU: train, an epoch</source>
        <translation>GPU: tanítás, egy epoch</translation>
    </message>
    <message>
        <source>speed-up of the whole path</source>
        <translation>a teljes út gyorsulása</translation>
    </message>
    <message>
        <source>weights, gradients and optimizer</source>
        <translation>súlyok, gradiensek és optimalizáló</translation>
    </message>
    <message>
        <source>inputs and activations</source>
        <translation>bemenetek és aktivációk</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mért</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>elméleti</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>számított</translation>
    </message>
    <message>
        <source>Accumulation equals one big batch</source>
        <translation>Az akkumuláció egyenlő egy nagy batch-csel</translation>
    </message>
    <message>
        <source>Do A micro-batches, accumulated, give the gradient of the whole batch?</source>
        <translation>Kiadja-e A darab mikro-batch akkumulálva a teljes batch gradiensét?</translation>
    </message>
    <message>
        <source>∇L = Σ (mₐ/n)·∇Lₐ, if no sample&apos;s output depends on the others in its batch</source>
        <translation>∇L = Σ (mₐ/n)·∇Lₐ, ha egyetlen minta kimenete sem függ a batch többi mintájától</translation>
    </message>
    <message>
        <source>Switch on batch normalisation, or take the small CNN with dropout: which condition is broken?</source>
        <translation>Érdemes bekapcsolni a batch-normalizációt, vagy a kis CNN-t dropouttal kipróbálni: melyik feltétel sérül?</translation>
    </message>
    <message>
        <source>samples n of the batch</source>
        <translation>a batch mintáinak száma (n)</translation>
    </message>
    <message>
        <source>micro-batches A, of equal size</source>
        <translation>egyforma méretű mikro-batchek száma (A)</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modell</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>batch-normalizáció</translation>
    </message>
    <message>
        <source>probability of dropout</source>
        <translation>a dropout valószínűsége</translation>
    </message>
    <message>
        <source>seed of the weights</source>
        <translation>a súlyok seedje</translation>
    </message>
    <message>
        <source>effective batch n = A·m</source>
        <translation>hatékony batchméret n = A·m</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>a modell paraméterei</translation>
    </message>
    <message>
        <source>whether all entries agree within 1e-6 + 1e-5·|value|</source>
        <translation>egyezik-e minden gradiensérték az 1e-6 + 1e-5·|érték| tűrésen belül</translation>
    </message>
    <message>
        <source>largest difference of an entry</source>
        <translation>egy gradiensérték legnagyobb eltérése</translation>
    </message>
    <message>
        <source>cosine of the angle between the two gradients</source>
        <translation>a két gradiens szögének koszinusza</translation>
    </message>
    <message>
        <source>norm of the accumulated gradient by that of the whole batch&apos;s</source>
        <translation>az akkumulált gradiens normája a teljes batchéhez viszonyítva</translation>
    </message>
    <message>
        <source>loss of the whole batch</source>
        <translation>a teljes batch vesztesége</translation>
    </message>
    <message>
        <source>loss of the window of micro-batches</source>
        <translation>a mikro-batchekből álló ablak vesztesége</translation>
    </message>
    <message>
        <source>difference of the two losses</source>
        <translation>a két veszteség különbsége</translation>
    </message>
    <message>
        <source>peak of tensor bytes with the whole batch, measured</source>
        <translation>a tenzorok bájtjainak csúcsa a teljes batch-csel, mért</translation>
    </message>
    <message>
        <source>peak of tensor bytes with micro-batches, measured</source>
        <translation>a tenzorok bájtjainak csúcsa mikro-batchekkel, mért</translation>
    </message>
    <message>
        <source>The two gradients agree: no entry differs by more than %1, and their norms have the ratio %2.</source>
        <translation>A két gradiens megegyezik: egy gradiensérték legnagyobb eltérése %1, a normák hányadosa %2.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2: batch normalisation makes a sample&apos;s output depend on its batch.</source>
        <translation>A legnagyobb eltérés %1, a koszinusz %2: a batch-normalizáció miatt egy minta kimenete függ a batch többi mintájától.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2: the masks that dropout draws are others.</source>
        <translation>A legnagyobb eltérés %1, a koszinusz %2: a dropout más maszkokat sorsolt.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2, and should agree.</source>
        <translation>A legnagyobb eltérés %1, a koszinusz %2, pedig a két gradiensnek egyeznie kellene.</translation>
    </message>
    <message>
        <source>A protocol for mixed precision</source>
        <translation>Protokoll a kevert pontossághoz</translation>
    </message>
    <message>
        <source>Does the small CNN learn GlyphLab as well when precision is the one thing changed?</source>
        <translation>Ugyanolyan jól megtanulja-e a kis CNN a GlyphLabot, ha csak a számpontosság változik?</translation>
    </message>
    <message>
        <source>norm deviation = |‖g‖ in the format − ‖g‖ in float32| / ‖g‖ in float32, first window</source>
        <translation>normaeltérés = |‖g‖ a formátumban − ‖g‖ float32-ben| / ‖g‖ float32-ben, első ablak</translation>
    </message>
    <message>
        <source>Repeat with other seeds: one run proves no superiority, and small synthetic images say nothing about natural ones.</source>
        <translation>Más seedekkel is érdemes megismételni: egyetlen futás nem bizonyít fölényt, és a kis szintetikus képek semmit sem mondanak a természetesekről.</translation>
    </message>
    <message>
        <source>most epochs of each run</source>
        <translation>epochok legfeljebb, futásonként</translation>
    </message>
    <message>
        <source>largest norm deviation that is accepted</source>
        <translation>legnagyobb elfogadott normaeltérés</translation>
    </message>
    <message>
        <source>norm deviation of the first window</source>
        <translation>az első ablak normaeltérése</translation>
    </message>
    <message>
        <source>mixed minus float32</source>
        <translation>kevert mínusz float32</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set in float32</source>
        <translation>pontosság (accuracy) a torzított teszthalmazon, float32-ben</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set in the format</source>
        <translation>pontosság (accuracy) a torzított teszthalmazon, a formátumban</translation>
    </message>
    <message>
        <source>what the mixed run really computed with</source>
        <translation>amivel a kevert pontosságú futás valóban számolt</translation>
    </message>
    <message>
        <source>Autocast on live tensors</source>
        <translation>Autocast valódi tenzorokon</translation>
    </message>
    <message>
        <source>What does autocast change in the output of one linear layer?</source>
        <translation>Mit változtat az autocast egy lineáris réteg kimenetén?</translation>
    </message>
    <message>
        <source>y = x·Wᵀ + b in float32, and with x, W and b rounded to bfloat16</source>
        <translation>y = x·Wᵀ + b float32-ben, illetve bfloat16-ra kerekített x, W és b mellett</translation>
    </message>
    <message>
        <source>Make the layer wider: does the difference grow, and does bfloat16 gain?</source>
        <translation>Érdemes szélesebb réteget venni: nő-e az eltérés, és gyorsít-e a bfloat16?</translation>
    </message>
    <message>
        <source>inputs and outputs of the layer</source>
        <translation>a réteg be- és kimeneteinek száma</translation>
    </message>
    <message>
        <source>seed, as of torch.manual_seed</source>
        <translation>seed, mint a torch.manual_seed esetében</translation>
    </message>
    <message>
        <source>format of the output under autocast</source>
        <translation>a kimenet formátuma autocast alatt</translation>
    </message>
    <message>
        <source>mean |difference| from float32</source>
        <translation>átlagos |eltérés| a float32-höz képest</translation>
    </message>
    <message>
        <source>correlation of the two outputs</source>
        <translation>a két kimenet korrelációja</translation>
    </message>
    <message>
        <source>microseconds of a forward pass in float32, measured, median</source>
        <translation>egy előrelépés ideje float32-ben, mikroszekundum, mért, medián</translation>
    </message>
    <message>
        <source>the same under autocast</source>
        <translation>ugyanez autocast alatt</translation>
    </message>
    <message>
        <source>how many times faster autocast was, measured here</source>
        <translation>hányszor gyorsabb volt az autocast, itt mérve</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, with a correlation of %3. On this machine it was %4 times as fast.</source>
        <translation>A kimenet formátuma %1, az átlagos eltérés %2, a korreláció %3. Ezen a gépen a gyorsulási tényező %4.</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, with a correlation of %3. On this machine bfloat16 gained nothing: %4 times the speed of float32.</source>
        <translation>A kimenet formátuma %1, az átlagos eltérés %2, a korreláció %3. Ezen a gépen a bfloat16 nem hozott gyorsulást: a float32-höz mért gyorsulási tényező %4.</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, which was not to be expected.</source>
        <translation>A kimenet formátuma %1, az átlagos eltérés %2, ami nem volt várható.</translation>
    </message>
    <message>
        <source>What a batch size costs</source>
        <translation>Mennyibe kerül egy batchméret</translation>
    </message>
    <message>
        <source>How many samples a second are trained at each batch size, and from where on does a larger one no longer pay?</source>
        <translation>Hány mintát tanul a modell másodpercenként az egyes batchméreteknél, és honnan kezdve nem éri már meg a nagyobb?</translation>
    </message>
    <message>
        <source>samples/s = samples of an epoch / median seconds of an epoch</source>
        <translation>minta/s = egy epoch mintái / egy epoch másodperceinek mediánja</translation>
    </message>
    <message>
        <source>Repeat more often: do the medians stay?</source>
        <translation>Érdemes többször ismételni: megmaradnak-e a mediánok?</translation>
    </message>
    <message>
        <source>batch sizes B</source>
        <translation>batchméretek (B)</translation>
    </message>
    <message>
        <source>epochs timed at each size</source>
        <translation>mért idejű epochok méretenként</translation>
    </message>
    <message>
        <source>seed of the weights, the same for each size</source>
        <translation>a súlyok seedje, minden méretnél ugyanaz</translation>
    </message>
    <message>
        <source>batch size with the most samples a second, measured</source>
        <translation>batchméret, amellyel a legtöbb minta jut egy másodpercre, mért</translation>
    </message>
    <message>
        <source>samples a second there</source>
        <translation>minta/s ennél a méretnél</translation>
    </message>
    <message>
        <source>samples a second at the first size</source>
        <translation>minta/s az első méretnél</translation>
    </message>
    <message>
        <source>first size that reaches nine tenths of the fastest</source>
        <translation>az első méret, amely eléri a leggyorsabb kilenc tizedét</translation>
    </message>
    <message>
        <source>B = %1 is the fastest with %2 samples a second, the first size has %3; from B = %4 on less than a tenth is left to gain.</source>
        <translation>B = %1 a leggyorsabb, másodpercenként %2 mintával, az első méretnél ez %3; B = %4 mérettől kezdve már egy tizednél kevesebbet lehet nyerni.</translation>
    </message>
    <message>
        <source>B = %1 is the fastest with %2 samples a second: the largest does not pay on this machine.</source>
        <translation>B = %1 a leggyorsabb, másodpercenként %2 mintával: ezen a gépen a legnagyobb méret nem éri meg.</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Hová megy el az idő</translation>
    </message>
    <message>
        <source>Is computing the bottleneck, and how much could mixed precision gain at most?</source>
        <translation>A számítás-e a szűk keresztmetszet, és legfeljebb mennyit hozhat a kevert pontosság?</translation>
    </message>
    <message>
        <source>Amdahl: gain = 1/(1 − p + p/s) for a share p made s times faster</source>
        <translation>Amdahl: nyereség = 1/(1 − p + p/s), ha egy p hányad s-szer gyorsabb lesz</translation>
    </message>
    <message>
        <source>Take small batches: what grows then?</source>
        <translation>Érdemes kis batcheket venni: mi nő meg ekkor?</translation>
    </message>
    <message>
        <source>samples of a batch</source>
        <translation>egy batch mintái</translation>
    </message>
    <message>
        <source>speed-up s of forward and backward that is assumed</source>
        <translation>az előre- és visszalépés feltételezett gyorsulása (s)</translation>
    </message>
    <message>
        <source>seconds of all stages, measured</source>
        <translation>az összes szakasz ideje másodpercben, mért</translation>
    </message>
    <message>
        <source>share p of forward and backward</source>
        <translation>az előre- és visszalépés hányada (p)</translation>
    </message>
    <message>
        <source>gain of the whole if they were s times faster, computed</source>
        <translation>az egész nyeresége, ha ezek s-szer gyorsabbak lennének, számított</translation>
    </message>
    <message>
        <source>gain if they took no time, computed</source>
        <translation>nyereség, ha ezek nem vennének időt igénybe, számított</translation>
    </message>
    <message>
        <source>Forward and backward take %1 of the time: computing is the bottleneck. The assumed speed-up would make the whole %2 times faster, and no speed-up more than %3 times.</source>
        <translation>Az előre- és visszalépés hányada az időből %1: a számítás a szűk keresztmetszet. A feltételezett gyorsulással az egész gyorsulási tényezője %2 lenne, és semmilyen gyorsulással sem lehetne nagyobb, mint %3.</translation>
    </message>
    <message>
        <source>Forward and backward take only %1 of the time: the assumed speed-up would make the whole %2 times faster, and no speed-up more than %3 times.</source>
        <translation>Az előre- és visszalépés hányada az időből csak %1: a feltételezett gyorsulással az egész gyorsulási tényezője %2 lenne, és semmilyen gyorsulással sem lehetne nagyobb, mint %3.</translation>
    </message>
    <message>
        <source>Clip after unscaling</source>
        <translation>Vágás a visszaskálázás után</translation>
    </message>
    <message>
        <source>Where does the clipping threshold really act when gradients are clipped before they are unscaled?</source>
        <translation>Hol hat valójában a vágási küszöb, ha a gradiensek vágása megelőzi a visszaskálázást?</translation>
    </message>
    <message>
        <source>clipping S·g at c is clipping g at c/S</source>
        <translation>S·g vágása c-nél ugyanaz, mint g vágása c/S-nél</translation>
    </message>
    <message>
        <source>Halve the scale: the true threshold doubles, so it moves with every growth and backoff.</source>
        <translation>Érdemes megfelezni a skálát: a valódi küszöb megduplázódik, vagyis minden növeléskor és csökkentéskor elmozdul.</translation>
    </message>
    <message>
        <source>clipping threshold c</source>
        <translation>vágási küszöb (c)</translation>
    </message>
    <message>
        <source>norm of the gradient before clipping</source>
        <translation>a gradiens normája vágás előtt</translation>
    </message>
    <message>
        <source>c/S</source>
        <translation>c/S</translation>
    </message>
    <message>
        <source>norm of the gradient</source>
        <translation>a gradiens normája</translation>
    </message>
    <message>
        <source>norm after unscaling and then clipping</source>
        <translation>norma visszaskálázás, majd vágás után</translation>
    </message>
    <message>
        <source>norm after clipping and then unscaling</source>
        <translation>norma vágás, majd visszaskálázás után</translation>
    </message>
    <message>
        <source>how many times smaller the wrong order leaves it</source>
        <translation>hányszor kisebb a hibás sorrend után</translation>
    </message>
    <message>
        <source>Clipped before unscaling the gradient keeps a norm of %1 = c/S instead of %2: it is %3 times too small.</source>
        <translation>Ha a vágás megelőzi a visszaskálázást, a gradiens normája csak %1 = c/S a helyes %2 helyett: túl kicsi, a kettő aránya %3.</translation>
    </message>
    <message>
        <source>The scaled gradient is below the threshold: neither order clips it. The true threshold of the wrong one is %1.</source>
        <translation>A skálázott gradiens a küszöb alatt van: egyik sorrend sem vágja meg. A hibás sorrend valódi küszöbe %1.</translation>
    </message>
    <message>
        <source>The scaled gradient overflowed, and the attempt was skipped.</source>
        <translation>A skálázott gradiens túlcsordult, ezért a kísérlet kimaradt.</translation>
    </message>
    <message>
        <source>Clipped before unscaling the norm is %1, and c/S is %2.</source>
        <translation>Ha a vágás megelőzi a visszaskálázást, a norma %1, c/S értéke pedig %2.</translation>
    </message>
    <message>
        <source>Does mixed precision converge?</source>
        <translation>Konvergál-e a kevert pontosságú tanítás?</translation>
    </message>
    <message>
        <source>Is the difference between mixed and full precision smaller than that between seeds?</source>
        <translation>Kisebb-e a kevert és a teljes pontosság közötti különbség, mint a seedek közötti?</translation>
    </message>
    <message>
        <source>safe if |mean of the paired differences| ≤ standard deviation between seeds</source>
        <translation>biztonságos, ha |a páronkénti különbségek átlaga| ≤ a seedek közötti szórás</translation>
    </message>
    <message>
        <source>Try bfloat16 or fp8_e4m3. The check proves nothing for other data, models or hardware.</source>
        <translation>Érdemes kipróbálni a bfloat16 vagy az fp8_e4m3 formátumot. A vizsgálat más adatokra, modellekre vagy hardverre nézve semmit sem bizonyít.</translation>
    </message>
    <message>
        <source>epochs of each run</source>
        <translation>epochok futásonként</translation>
    </message>
    <message>
        <source>first seed; the others follow it</source>
        <translation>első seed; a többi ezt követi</translation>
    </message>
    <message>
        <source>mean validation accuracy in float32</source>
        <translation>átlagos validációs pontosság (accuracy) float32-ben</translation>
    </message>
    <message>
        <source>mean of mixed minus float32, paired by seed</source>
        <translation>a kevert mínusz float32 különbség átlaga, seedenként párosítva</translation>
    </message>
    <message>
        <source>standard deviation of these differences</source>
        <translation>e különbségek szórása</translation>
    </message>
    <message>
        <source>standard deviation between seeds, in float32</source>
        <translation>seedek közötti szórás float32-ben</translation>
    </message>
    <message>
        <source>Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: no sign of harm here.</source>
        <translation>%1 seed átlagában a kettő különbsége %2, a seedek közötti szórás %3: itt nem látszik kár.</translation>
    </message>
    <message>
        <source>Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: look for the sensitive operation.</source>
        <translation>%1 seed átlagában a kettő különbsége %2, a seedek közötti szórás %3: meg kell keresni az érzékeny műveletet.</translation>
    </message>
    <message>
        <source>Is an accelerator worth it?</source>
        <translation>Megéri-e a gyorsító?</translation>
    </message>
    <message>
        <source>What speaks for an accelerator for this work, step by step and by what was measured?</source>
        <translation>Mi szól gyorsító mellett ehhez a munkához, lépésről lépésre, mérések alapján?</translation>
    </message>
    <message>
        <source>CPU baseline → GPU present? → transfer alone → same model on it → whole path → memory 16·P + activations</source>
        <translation>CPU-alapvonal → van-e GPU? → csak az átvitel → ugyanaz a modell rajta → a teljes út → memória: 16·P + aktivációk</translation>
    </message>
    <message>
        <source>Compare the whole path, not the matrix product; without a GPU no speed-up is stated.</source>
        <translation>A teljes utat érdemes összehasonlítani, nem a mátrixszorzást; GPU nélkül gyorsulás nem állítható.</translation>
    </message>
    <message>
        <source>epochs timed after one that warms up</source>
        <translation>mért epochok egy bemelegítő után</translation>
    </message>
    <message>
        <source>bytes a second into the device, assumed</source>
        <translation>bájt másodpercenként az eszközre, feltételezett</translation>
    </message>
    <message>
        <source>samples a second on the CPU, measured, median</source>
        <translation>minta másodpercenként a CPU-n, mért, medián</translation>
    </message>
    <message>
        <source>seconds of an epoch on the CPU, measured, median</source>
        <translation>egy epoch másodpercei a CPU-n, mért, medián</translation>
    </message>
    <message>
        <source>the same on the GPU; nan without one</source>
        <translation>ugyanez a GPU-n; GPU nélkül nan</translation>
    </message>
    <message>
        <source>seconds to transfer the data set at the bandwidth, theoretical</source>
        <translation>az adathalmaz átvitelének másodpercei ezzel a sávszélességgel, elméleti</translation>
    </message>
    <message>
        <source>bytes of weights, gradients and both moments of Adam, computed</source>
        <translation>a súlyok, gradiensek és az Adam két momentumának bájtjai, számított</translation>
    </message>
    <message>
        <source>bytes of inputs and activations of a batch, computed</source>
        <translation>egy batch bemeneteinek és aktivációinak bájtjai, számított</translation>
    </message>
    <message>
        <source>An epoch takes %1 s on the CPU and %2 s on the GPU, both measured.</source>
        <translation>Egy epoch ideje a CPU-n %1 s, a GPU-n %2 s, mindkettő mért.</translation>
    </message>
    <message>
        <source>The CPU trains %1 samples a second, measured. There is no GPU here, so its steps stay theoretical: %2 s to transfer the data set, %3 bytes of state.</source>
        <translation>A CPU másodpercenként %1 mintát tanít, mért érték. Itt nincs GPU, ezért a rá vonatkozó lépések elméletiek: az adathalmaz átvitele %2 s, az állapot %3 bájt.</translation>
    </message>
    <message>
        <source>Patience and minimum improvement</source>
        <translation>Türelem és legkisebb javulás</translation>
    </message>
    <message>
        <source>Where do patience and minimum improvement stop a run, and what does that save?</source>
        <translation>Hol állítja le a futást a türelem és a legkisebb javulás, és mit takarít ez meg?</translation>
    </message>
    <message>
        <source>improved if val &lt; best − min_delta; stop after `patience` epochs in a row without</source>
        <translation>javulás, ha val &lt; legjobb − min_delta; leállás `patience` egymást követő, javulás nélküli epoch után</translation>
    </message>
    <message>
        <source>Read in the map which patience is the smallest that still finds the best epoch.</source>
        <translation>A térképről leolvasható, melyik a legkisebb türelem, amely még megtalálja a legjobb epochot.</translation>
    </message>
    <message>
        <source>patiences of the map</source>
        <translation>türelemértékek a térképen</translation>
    </message>
    <message>
        <source>minimum improvements of the map</source>
        <translation>legkisebb javulások a térképen</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>tanulási ráta</translation>
    </message>
    <message>
        <source>epochs of the run that never stops early</source>
        <translation>a korán soha le nem álló futás epochjai</translation>
    </message>
    <message>
        <source>epoch at which it would have been stopped</source>
        <translation>epoch, amelynél a futás leállt volna</translation>
    </message>
    <message>
        <source>epoch whose weights are taken back</source>
        <translation>epoch, amelynek a súlyai visszaállnak</translation>
    </message>
    <message>
        <source>validation loss there</source>
        <translation>validációs veszteség ennél az epochnál</translation>
    </message>
    <message>
        <source>validation loss of the last epoch</source>
        <translation>az utolsó epoch validációs vesztesége</translation>
    </message>
    <message>
        <source>epochs that need not have been run</source>
        <translation>epochok, amelyeket nem kellett volna lefuttatni</translation>
    </message>
    <message>
        <source>It stops after epoch %1 and takes the weights of epoch %2 back, validation loss %3; the %4 epochs it saves ended at %5.</source>
        <translation>A futás %1 epoch után leáll, és a legjobb (%2.) epoch súlyai állnak vissza, validációs veszteségük %3; a megtakarított %4 epoch végén ez %5 volt.</translation>
    </message>
    <message>
        <source>It is not stopped within %1 epochs; the best is epoch %2, validation loss %3.</source>
        <translation>A futás %1 epochon belül nem áll le; a legjobb epoch: %2, validációs veszteség: %3.</translation>
    </message>
    <message>
        <source>The replay stops after epoch %1, and the real run did not.</source>
        <translation>Az újrajátszás %1 epoch után leáll, a valódi futás viszont nem állt le.</translation>
    </message>
    <message>
        <source>A step after every micro-batch</source>
        <translation>Lépés minden mikro-batch után</translation>
    </message>
    <message>
        <source>Is stepping after every micro-batch still accumulation?</source>
        <translation>Akkumuláció-e még, ha minden mikro-batch után lépés következik?</translation>
    </message>
    <message>
        <source>accumulation: one step by the mean gradient; without: A steps, each from other weights</source>
        <translation>akkumuláció: egy lépés az átlagos gradienssel; nélküle: A darab lépés, mind más súlyokról indulva</translation>
    </message>
    <message>
        <source>Divide the learning rate by A and see whether that is the same.</source>
        <translation>Érdemes a tanulási rátát elosztani A-val, és megnézni, ugyanazt adja-e.</translation>
    </message>
    <message>
        <source>samples m of a micro-batch</source>
        <translation>egy mikro-batch mintáinak száma (m)</translation>
    </message>
    <message>
        <source>updates with accumulation</source>
        <translation>frissítések akkumulációval</translation>
    </message>
    <message>
        <source>updates with a step every micro-batch</source>
        <translation>frissítések mikro-batchenkénti lépéssel</translation>
    </message>
    <message>
        <source>distance between the two weights at the end</source>
        <translation>a kétféle súlyok távolsága a végén</translation>
    </message>
    <message>
        <source>distance that accumulation has gone from the start</source>
        <translation>az akkumulációval megtett távolság a kezdőponttól</translation>
    </message>
    <message>
        <source>distance by distance gone</source>
        <translation>távolság a megtett távolsághoz viszonyítva</translation>
    </message>
    <message>
        <source>%1 updates against %2: the weights end %3 times as far apart as accumulation has gone. It is training with small batches.</source>
        <translation>%1 frissítés %2 helyett: a súlyok végső távolsága az akkumulációval megtett távolsághoz viszonyítva %3. Ez kis batchekkel végzett tanítás.</translation>
    </message>
    <message>
        <source>With A = 1 there is nothing to accumulate: both are the same.</source>
        <translation>Ha A = 1, nincs mit akkumulálni: a kettő ugyanaz.</translation>
    </message>
    <message>
        <source>The weights end %1 apart, which was not to be expected.</source>
        <translation>A súlyok végső távolsága %1, ami nem volt várható.</translation>
    </message>
    <message>
        <source>Variance against batch size</source>
        <translation>Variancia a batchméret függvényében</translation>
    </message>
    <message>
        <source>How does the variance of the gradient fall with the batch size?</source>
        <translation>Hogyan csökken a gradiens varianciája a batchmérettel?</translation>
    </message>
    <message>
        <source>Var(g_B) = Var(g_1)/B for independent samples: slope −1 on log axes</source>
        <translation>Var(g_B) = Var(g_1)/B független mintákra: −1 meredekség logaritmikus tengelyeken</translation>
    </message>
    <message>
        <source>Draw without replacement, and let the largest batch be all rows.</source>
        <translation>Érdemes visszatevés nélkül húzni, és legnagyobb batchnek az összes sort venni.</translation>
    </message>
    <message>
        <source>batches of each size</source>
        <translation>batchek méretenként</translation>
    </message>
    <message>
        <source>samples drawn with replacement</source>
        <translation>visszatevéssel húzott minták</translation>
    </message>
    <message>
        <source>samples to draw from</source>
        <translation>minták, amelyekből a húzás történik</translation>
    </message>
    <message>
        <source>seed of the weights and of the draws</source>
        <translation>a súlyok és a húzások seedje</translation>
    </message>
    <message>
        <source>slope of log Var against log B</source>
        <translation>log Var meredeksége log B függvényében</translation>
    </message>
    <message>
        <source>lower end of its 95% interval</source>
        <translation>95%-os intervallumának alsó határa</translation>
    </message>
    <message>
        <source>upper end of its 95% interval</source>
        <translation>95%-os intervallumának felső határa</translation>
    </message>
    <message>
        <source>variance of the last size by that of the first</source>
        <translation>az utolsó méret varianciája az elsőéhez viszonyítva</translation>
    </message>
    <message>
        <source>the same as it should be</source>
        <translation>ugyanennek a várt értéke</translation>
    </message>
    <message>
        <source>The slope is %1, 95% interval %2 to %3, which holds −1: the variance falls as 1/B.</source>
        <translation>A meredekség %1, 95%-os intervalluma (%2 és %3 között) tartalmazza a −1 értéket: a variancia 1/B szerint csökken.</translation>
    </message>
    <message>
        <source>The slope is %1, 95% interval %2 to %3, which does not hold −1; more repeats may tell.</source>
        <translation>A meredekség %1, 95%-os intervalluma (%2 és %3 között) nem tartalmazza a −1 értéket; több ismétlés eldöntheti.</translation>
    </message>
    <message>
        <source>Without replacement the variance falls faster: slope %1, and to %2 from the first size to the last, where %3 was to be expected.</source>
        <translation>Visszatevés nélkül a variancia gyorsabban csökken: a meredekség %1, az utolsó és az első méret varianciájának aránya %2, a várt érték %3.</translation>
    </message>
    <message>
        <source>A gradient by hand</source>
        <translation>Egy gradiens kézzel kiszámolva</translation>
    </message>
    <message>
        <source>Is the mean of the micro-batches&apos; gradients the gradient of the whole batch?</source>
        <translation>Megegyezik-e a mikro-batchek gradienseinek átlaga a teljes batch gradiensével?</translation>
    </message>
    <message>
        <source>f(x) = w·x, loss (w·x − y)², gradient of a sample 2·(w·x − y)·x</source>
        <translation>f(x) = w·x, veszteség (w·x − y)², egy minta gradiense 2·(w·x − y)·x</translation>
    </message>
    <message>
        <source>Change w, or cut the batch into other parts: the mean stays.</source>
        <translation>Érdemes w értékét vagy a batch felosztását megváltoztatni: az átlagok egyezése megmarad.</translation>
    </message>
    <message>
        <source>inputs x, one a sample</source>
        <translation>bemenetek (x), mintánként egy</translation>
    </message>
    <message>
        <source>targets y, one a sample</source>
        <translation>célértékek (y), mintánként egy</translation>
    </message>
    <message>
        <source>the weight w</source>
        <translation>a w súly</translation>
    </message>
    <message>
        <source>gradient of each sample</source>
        <translation>az egyes minták gradiense</translation>
    </message>
    <message>
        <source>mean gradient of each micro-batch</source>
        <translation>az egyes mikro-batchek átlagos gradiense</translation>
    </message>
    <message>
        <source>mean gradient of the whole batch</source>
        <translation>a teljes batch átlagos gradiense</translation>
    </message>
    <message>
        <source>mean of the micro-batches&apos; gradients</source>
        <translation>a mikro-batchek gradienseinek átlaga</translation>
    </message>
    <message>
        <source>gradient that accumulation leaves for the step</source>
        <translation>gradiens, amelyet az akkumuláció a lépésre hagy</translation>
    </message>
    <message>
        <source>The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3: the same gradient.</source>
        <translation>A teljes batch gradiense %1, a mikro-batchek átlaga %2, az akkumuláció eredménye %3: ugyanaz a gradiens.</translation>
    </message>
    <message>
        <source>The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3, which should be equal.</source>
        <translation>A teljes batch gradiense %1, a mikro-batchek átlaga %2, az akkumuláció eredménye %3, pedig egyenlőnek kellene lenniük.</translation>
    </message>
    <message>
        <source>Updates that are lost</source>
        <translation>Elveszett frissítések</translation>
    </message>
    <message>
        <source>What becomes of small updates when the weights themselves are kept in a low format?</source>
        <translation>Mi lesz a kis frissítésekkel, ha maguk a súlyok is alacsony pontosságú formátumban vannak?</translation>
    </message>
    <message>
        <source>w + Δ = w in the format if |Δ| is below half the spacing at w</source>
        <translation>w + Δ = w a formátumban, ha |Δ| kisebb, mint a szomszédos számok távolságának fele w-nél</translation>
    </message>
    <message>
        <source>Raise the learning rate until fewer updates are lost.</source>
        <translation>Érdemes a tanulási rátát addig növelni, amíg kevesebb frissítés vész el.</translation>
    </message>
    <message>
        <source>attempts of each run</source>
        <translation>kísérletek futásonként</translation>
    </message>
    <message>
        <source>an update Δ to add to 1 in the format</source>
        <translation>frissítés (Δ), amely a formátumban 1-hez adódik</translation>
    </message>
    <message>
        <source>1 + Δ as the format stores it</source>
        <translation>1 + Δ, ahogy a formátum tárolja</translation>
    </message>
    <message>
        <source>half the spacing above 1: smaller updates of a weight of 1 are lost</source>
        <translation>a szomszédos számok távolságának fele 1 fölött: egy 1 értékű súly ennél kisebb frissítései elvesznek</translation>
    </message>
    <message>
        <source>share of updates lost with float32 master weights</source>
        <translation>elveszett frissítések aránya float32 mestersúlyokkal</translation>
    </message>
    <message>
        <source>share of updates lost with weights in the format</source>
        <translation>elveszett frissítések aránya, ha a súlyok a formátumban vannak</translation>
    </message>
    <message>
        <source>loss at the end with master weights, mean of the last tenth</source>
        <translation>végső veszteség mestersúlyokkal, az utolsó tized átlaga</translation>
    </message>
    <message>
        <source>the same without master weights</source>
        <translation>ugyanez mestersúlyok nélkül</translation>
    </message>
    <message>
        <source>With the weights in the format %1 of all updates changed nothing, with master weights %2; the loss ended at %3 against %4.</source>
        <translation>Ha a súlyok a formátumban vannak, a hatástalan frissítések aránya %1, mestersúlyokkal %2; a végső veszteség %3, illetve %4.</translation>
    </message>
    <message>
        <source>Without master weights %1 of all updates changed nothing, with them %2: this format keeps them all.</source>
        <translation>Mestersúlyok nélkül a hatástalan frissítések aránya %1, velük %2: ez a formátum mindet megőrzi.</translation>
    </message>
    <message>
        <source>Memory against A</source>
        <translation>Memória A függvényében</translation>
    </message>
    <message>
        <source>How much memory does accumulation save at the same effective batch?</source>
        <translation>Mennyi memóriát takarít meg az akkumuláció azonos hatékony batchméret mellett?</translation>
    </message>
    <message>
        <source>only one micro-batch of m = n/A samples has live activations</source>
        <translation>egyszerre csak egy, m = n/A mintás mikro-batch aktivációi foglalnak memóriát</translation>
    </message>
    <message>
        <source>Take the tiny MLP: its activations are small, so what can be saved?</source>
        <translation>Érdemes az apró MLP-t venni: aktivációi kicsik, mit lehet tehát megtakarítani?</translation>
    </message>
    <message>
        <source>accumulation factors A, divisors of n</source>
        <translation>akkumulációs tényezők (A), n osztói</translation>
    </message>
    <message>
        <source>largest peak of tensor bytes, measured</source>
        <translation>a tenzorok bájtjainak legnagyobb csúcsa, mért</translation>
    </message>
    <message>
        <source>smallest peak of tensor bytes, measured</source>
        <translation>a tenzorok bájtjainak legkisebb csúcsa, mért</translation>
    </message>
    <message>
        <source>share of the largest peak that is saved</source>
        <translation>a legnagyobb csúcs megtakarított hányada</translation>
    </message>
    <message>
        <source>bytes of weights, gradients and momentum, computed, which no accumulation saves</source>
        <translation>a súlyok, a gradiensek és a momentum bájtjai, számított, amelyeket semmilyen akkumuláció nem takarít meg</translation>
    </message>
    <message>
        <source>The peak falls from %1 to %2 bytes; %3 of them hold weights, gradients and momentum and stay.</source>
        <translation>A csúcs %1 bájtról %2 bájtra csökken; ebből %3 bájt a súlyoké, a gradienseké és a momentumé, és ez megmarad.</translation>
    </message>
    <message>
        <source>The peak lies between %2 and %1 bytes and does not fall throughout.</source>
        <translation>A csúcs %2 és %1 bájt között van, és nem csökken mindvégig.</translation>
    </message>
    <message>
        <source>Two failures without a scaler</source>
        <translation>Kétféle kudarc skálázó nélkül</translation>
    </message>
    <message>
        <source>A run in a low format fails without a loss scaler: did its gradients vanish, or did its numbers overflow?</source>
        <translation>Egy alacsony pontosságú formátumban a futás veszteségskálázó nélkül kudarcot vall: a gradiensei tűntek el, vagy a számai csordultak túl?</translation>
    </message>
    <message>
        <source>Take float16 in the first run: does it fail, too?</source>
        <translation>Érdemes az első futást float16-ban kipróbálni: az is kudarcot vall?</translation>
    </message>
    <message>
        <source>number format of the runs that may lose gradients</source>
        <translation>azoknak a futásoknak a számformátuma, amelyekben gradiensek veszhetnek el</translation>
    </message>
    <message>
        <source>learning rate of the run that overflows</source>
        <translation>a túlcsorduló futás tanulási rátája</translation>
    </message>
    <message>
        <source>share of gradient entries that were zero, without a scaler</source>
        <translation>nulla gradiensértékek aránya skálázó nélkül</translation>
    </message>
    <message>
        <source>the same with a scaler</source>
        <translation>ugyanez skálázóval</translation>
    </message>
    <message>
        <source>how far the loss fell, without a scaler</source>
        <translation>a veszteség csökkenése skálázó nélkül</translation>
    </message>
    <message>
        <source>attempt from which on the loss of the overflowing run was not finite</source>
        <translation>kísérlet, amelytől kezdve a túlcsorduló futás vesztesége nem véges</translation>
    </message>
    <message>
        <source>Without a scaler the loss fell by %1, with one by %2: these inputs do not show both failures.</source>
        <translation>A veszteség csökkenése skálázó nélkül %1, skálázóval %2: ezekkel a bemenetekkel nem látszik mindkét kudarc.</translation>
    </message>
    <message>
        <source>A loss scale below 1</source>
        <translation>Veszteségskála 1 alatt</translation>
    </message>
    <message>
        <source>May the loss scale fall below 1, and what do the weights do meanwhile?</source>
        <translation>Csökkenhet-e a veszteségskála 1 alá, és mi történik közben a súlyokkal?</translation>
    </message>
    <message>
        <source>a skipped attempt: S ← S · backoff factor, nothing else moves</source>
        <translation>kihagyott kísérlet: S ← S · csökkentési tényező, semmi más nem mozdul</translation>
    </message>
    <message>
        <source>Begin at 65,536 and count the attempts until the scale is below 1.</source>
        <translation>Érdemes 65&#xa0;536-ról indulni, és megszámolni a kísérleteket, amíg a skála 1 alá nem ér.</translation>
    </message>
    <message>
        <source>loss scale at the start</source>
        <translation>veszteségskála a kezdetkor</translation>
    </message>
    <message>
        <source>backoff factor</source>
        <translation>csökkentési tényező</translation>
    </message>
    <message>
        <source>attempts, each with an infinite gradient</source>
        <translation>kísérletek, mindegyik végtelen gradienssel</translation>
    </message>
    <message>
        <source>loss scale after each attempt</source>
        <translation>veszteségskála az egyes kísérletek után</translation>
    </message>
    <message>
        <source>loss scale at the end</source>
        <translation>veszteségskála a végén</translation>
    </message>
    <message>
        <source>weights of the model</source>
        <translation>a modell súlyai</translation>
    </message>
    <message>
        <source>weights of which any bit changed</source>
        <translation>súlyok, amelyeknek akár egy bitje is megváltozott</translation>
    </message>
    <message>
        <source>Nothing stops the scale at 1: it went to %1. Of %2 weights %3 changed.</source>
        <translation>Semmi sem állítja meg a skálát 1-nél, így alakult: %1. Összesen %2 súly közül %3 változott meg.</translation>
    </message>
    <message>
        <source>The scale went to %1, which is not below 1 yet. Of %2 weights %3 changed.</source>
        <translation>A skála így alakult: %1, ez még nincs 1 alatt. Összesen %2 súly közül %3 változott meg.</translation>
    </message>
    <message>
        <source>Of %1 weights %2 changed, and a skipped attempt should change none.</source>
        <translation>Összesen %1 súly közül %2 változott meg, pedig kihagyott kísérletben egynek sem szabadna.</translation>
    </message>
    <message>
        <source>The loss scale&apos;s dance</source>
        <translation>A veszteségskála tánca</translation>
    </message>
    <message>
        <source>What does a growth interval do to the loss scale?</source>
        <translation>Mit tesz a növelési időköz a veszteségskálával?</translation>
    </message>
    <message>
        <source>clean for a whole interval: S ← 2·S; overflow: S ← S/2, attempt skipped</source>
        <translation>egy teljes időközön át hibátlan: S ← 2·S; túlcsordulás: S ← S/2, a kísérlet kihagyva</translation>
    </message>
    <message>
        <source>Make the interval shorter still, and count what the skipped attempts cost.</source>
        <translation>Érdemes az időközt még rövidebbre venni, és megszámolni, mibe kerülnek a kihagyott kísérletek.</translation>
    </message>
    <message>
        <source>growth interval of the first run, PyTorch&apos;s by default</source>
        <translation>az első futás növelési időköze, alapértéke a PyTorché</translation>
    </message>
    <message>
        <source>growth interval of the second run</source>
        <translation>a második futás növelési időköze</translation>
    </message>
    <message>
        <source>growths in the first run</source>
        <translation>növelések az első futásban</translation>
    </message>
    <message>
        <source>attempts skipped in the first run</source>
        <translation>kihagyott kísérletek az első futásban</translation>
    </message>
    <message>
        <source>loss scale at the end of the first run</source>
        <translation>veszteségskála az első futás végén</translation>
    </message>
    <message>
        <source>growths in the second run</source>
        <translation>növelések a második futásban</translation>
    </message>
    <message>
        <source>attempts skipped in the second run</source>
        <translation>kihagyott kísérletek a második futásban</translation>
    </message>
    <message>
        <source>loss scale at the end of the second run</source>
        <translation>veszteségskála a második futás végén</translation>
    </message>
    <message>
        <source>With the short interval the scale grew %1 times and %2 attempts were skipped; with the long one it grew %3 times and %4 were skipped.</source>
        <translation>A rövid időközzel a skála %1 alkalommal nőtt, és %2 kísérlet maradt ki; a hosszúval %3 alkalommal nőtt, és %4 maradt ki.</translation>
    </message>
    <message>
        <source>The scale grew %1 times with the one interval and %2 times with the other.</source>
        <translation>A skála az egyik időközzel %1, a másikkal %2 alkalommal nőtt.</translation>
    </message>
    <message>
        <source>Overfit sixteen samples</source>
        <translation>Tizenhat minta túltanulása</translation>
    </message>
    <message>
        <source>Can the pipeline drive the loss on 16 samples to almost zero?</source>
        <translation>Majdnem nullára tudja-e vinni a tanítási folyamat a veszteséget 16 mintán?</translation>
    </message>
    <message>
        <source>a healthy pipeline learns 16 samples by heart; if it cannot, look for a bug first</source>
        <translation>egy egészséges tanítási folyamat bemagol 16 mintát; ha nem képes rá, először hibát kell keresni</translation>
    </message>
    <message>
        <source>Plant a bug, and see how the loss tells it.</source>
        <translation>Érdemes hibát elültetni, és megnézni, hogyan árulja el a veszteség.</translation>
    </message>
    <message>
        <source>planted bug</source>
        <translation>elültetett hiba</translation>
    </message>
    <message>
        <source>attempts, each on all 16 samples in 4 micro-batches</source>
        <translation>kísérletek, mindegyik mind a 16 mintán, 4 mikro-batchben</translation>
    </message>
    <message>
        <source>loss that counts as almost zero</source>
        <translation>majdnem nullának számító veszteség</translation>
    </message>
    <message>
        <source>loss of the first attempt</source>
        <translation>az első kísérlet vesztesége</translation>
    </message>
    <message>
        <source>loss of the last attempt</source>
        <translation>az utolsó kísérlet vesztesége</translation>
    </message>
    <message>
        <source>attempt at which the loss was almost zero first; 0: never</source>
        <translation>kísérlet, amelynél a veszteség először majdnem nulla; 0: soha</translation>
    </message>
    <message>
        <source>The loss fell from %1 to %2, almost zero at attempt %3: the pipeline is healthy.</source>
        <translation>A veszteség %1 értékről %2 értékre csökkent, és %3 kísérlet után volt majdnem nulla: a tanítási folyamat egészséges.</translation>
    </message>
    <message>
        <source>The loss went from %1 to %2 in %3 attempts and is not almost zero: look for a bug before anything else.</source>
        <translation>A veszteség %3 kísérlet alatt %1 értékről %2 értékre jutott, és nem lett majdnem nulla: mindenekelőtt hibát kell keresni.</translation>
    </message>
    <message>
        <source>A gradient too small for its format</source>
        <translation>Formátumához túl kicsi gradiens</translation>
    </message>
    <message>
        <source>Which loss scale saves a small gradient, and from which on does it overflow?</source>
        <translation>Melyik veszteségskála ment meg egy kis gradienst, és melyiktől kezdve csordul túl?</translation>
    </message>
    <message>
        <source>stored = round(S·g); unscaled = stored/S</source>
        <translation>tárolt = round(S·g); visszaskálázott = tárolt/S</translation>
    </message>
    <message>
        <source>the gradient g</source>
        <translation>a g gradiens</translation>
    </message>
    <message>
        <source>a loss scale S to look at</source>
        <translation>megvizsgálandó veszteségskála (S)</translation>
    </message>
    <message>
        <source>the gradient as the format stores it without a scale</source>
        <translation>a gradiens, ahogy a formátum skála nélkül tárolja</translation>
    </message>
    <message>
        <source>what that is: zero, subnormal, normal, infinite</source>
        <translation>ennek fajtája: nulla, szubnormális, normál, végtelen</translation>
    </message>
    <message>
        <source>smallest power of two, from 2^-126 on, at which it is not rounded to zero</source>
        <translation>kettő legkisebb hatványa 2^-126-tól, amelynél nem kerekül nullára</translation>
    </message>
    <message>
        <source>smallest power of two, from 2^-126 on, at which it is a normal number</source>
        <translation>kettő legkisebb hatványa 2^-126-tól, amelynél normál szám</translation>
    </message>
    <message>
        <source>smallest normal number of the format by |g|</source>
        <translation>a formátum legkisebb normál száma osztva |g| értékével</translation>
    </message>
    <message>
        <source>largest power of two at which it stays finite</source>
        <translation>kettő legnagyobb hatványa, amelynél véges marad</translation>
    </message>
    <message>
        <source>largest finite number of the format by |g|</source>
        <translation>a formátum legnagyobb véges száma osztva |g| értékével</translation>
    </message>
    <message>
        <source>S·g as the format stores it, for the given S</source>
        <translation>S·g, ahogy a formátum a megadott S mellett tárolja</translation>
    </message>
    <message>
        <source>what that is</source>
        <translation>ennek fajtája</translation>
    </message>
    <message>
        <source>Without a scale it is stored as 0. From S = %1 on it is a normal number, up to S = %2 it stays finite.</source>
        <translation>Skála nélkül 0-ként tárolódik. S = %1 értéktől normál szám, S = %2 értékig véges marad.</translation>
    </message>
    <message>
        <source>Without a scale it is a subnormal number, stored as %1. From S = %2 on it is a normal one, up to S = %3 it stays finite.</source>
        <translation>Skála nélkül szubnormális szám, tárolt értéke %1. S = %2 értéktől normál szám, S = %3 értékig véges marad.</translation>
    </message>
    <message>
        <source>It is a normal number without a scale, and up to S = %1 it stays finite.</source>
        <translation>Skála nélkül is normál szám, és S = %1 értékig véges marad.</translation>
    </message>
    <message>
        <source>It overflows without a scale; only a scale of at most %1 would keep it finite.</source>
        <translation>Skála nélkül túlcsordul; véges csak akkor maradna, ha a skála legfeljebb %1 lenne.</translation>
    </message>
    <message>
        <source>No scale makes it a normal number that is finite.</source>
        <translation>Semmilyen skálával sem lesz véges normál szám.</translation>
    </message>
    <message>
        <source>Unequal micro-batches</source>
        <translation>Különböző méretű mikro-batchek</translation>
    </message>
    <message>
        <source>How much does each sample count when micro-batches have different sizes?</source>
        <translation>Mennyit számít egy-egy minta, ha a mikro-batchek mérete különböző?</translation>
    </message>
    <message>
        <source>mean of means: 1/(A·mₐ) a sample; weighted by mₐ/n: 1/n a sample</source>
        <translation>átlagok átlaga: mintánként 1/(A·mₐ); mₐ/n szerint súlyozva: mintánként 1/n</translation>
    </message>
    <message>
        <source>Make the last micro-batch smaller still, as at an epoch&apos;s end.</source>
        <translation>Érdemes az utolsó mikro-batchet még kisebbre venni, ahogy az epoch végén előfordul.</translation>
    </message>
    <message>
        <source>samples of each micro-batch</source>
        <translation>az egyes mikro-batchek mintáinak száma</translation>
    </message>
    <message>
        <source>samples n of the window</source>
        <translation>az ablak mintáinak száma (n)</translation>
    </message>
    <message>
        <source>1/n, with which each sample should count</source>
        <translation>1/n, amennyivel minden mintának számítania kell</translation>
    </message>
    <message>
        <source>coefficient of a sample in each micro-batch, by the mean of means</source>
        <translation>egy minta együtthatója az egyes mikro-batchekben, átlagok átlagával</translation>
    </message>
    <message>
        <source>coefficient of a sample in each micro-batch, weighted by mₐ/n</source>
        <translation>egy minta együtthatója az egyes mikro-batchekben, mₐ/n szerint súlyozva</translation>
    </message>
    <message>
        <source>how many times more the heaviest sample counts than the lightest</source>
        <translation>hányszor többet számít a legnagyobb súlyú minta a legkisebb súlyúnál</translation>
    </message>
    <message>
        <source>By the mean of means the samples count %1, some of them %2 times as much as others; weighted by mₐ/n each counts %3.</source>
        <translation>Átlagok átlagával a minták együtthatói: %1, a legnagyobb és a legkisebb aránya %2; mₐ/n szerint súlyozva mindegyiké %3.</translation>
    </message>
    <message>
        <source>The micro-batches are equally large: both ways each sample counts %1.</source>
        <translation>A mikro-batchek egyforma nagyok: mindkét módon minden minta együtthatója %1.</translation>
    </message>
    <message>
        <source>Weighted by mₐ/n the samples count %1, and each should count %2.</source>
        <translation>A minták együtthatói mₐ/n szerint súlyozva: %1, pedig mindegyik helyes értéke %2.</translation>
    </message>
    <message>
        <source>Matrix products are computed in a low format such as float16, weights and sums are kept in float32.</source>
        <translation>A mátrixszorzások alacsony formátumban, például float16-ban folynak, a súlyok és az összegek float32-ben maradnak.</translation>
    </message>
    <message>
        <source>How many bits hold a number: one for the sign, some for the exponent (range) and some for the mantissa (precision). float16 has 5 and 10, bfloat16 8 and 7.</source>
        <translation>Hány bit tárol egy számot: egy az előjelet, néhány a kitevőt (tartomány) és néhány a mantisszát (pontosság). A float16-ban 5 és 10, a bfloat16-ban 8 és 7.</translation>
    </message>
    <message>
        <source>Chooses the format operation by operation: matrix products and convolutions in the low one, softmax, normalisation and loss in float32.</source>
        <translation>Műveletenként választ formátumot: a mátrixszorzás és a konvolúció az alacsonyban, a softmax, a normalizálás és a veszteség float32-ben fut.</translation>
    </message>
    <message>
        <source>emulated, native</source>
        <translation>emulált, natív</translation>
    </message>
    <message>
        <source>Native arithmetic runs in the hardware or library format itself; emulated arithmetic computes in float32 and rounds at the borders of each operation, so it shows the errors but not the speed.</source>
        <translation>A natív számolás magában a formátumban fut; az emulált float32-ben számol, és minden művelet határán kerekít, így a hibákat megmutatja, a sebességet nem.</translation>
    </message>
    <message>
        <source>master weights</source>
        <translation>mestersúlyok (float32)</translation>
    </message>
    <message>
        <source>The float32 copy of the weights that the optimizer updates, so that small updates are not rounded away.</source>
        <translation>A súlyok float32-es másolata, amelyet az optimalizáló frissít, hogy a kis frissítések ne vesszenek el a kerekítésben.</translation>
    </message>
    <message>
        <source>The number that training makes smaller: the mean error of the model&apos;s answers on some samples.</source>
        <translation>A szám, amelyet a tanítás csökkent: a modell válaszainak átlagos hibája néhány mintán.</translation>
    </message>
    <message>
        <source>training, validation, test loss</source>
        <translation>tanítási, validációs, teszt veszteség</translation>
    </message>
    <message>
        <source>The same loss on three sets of samples: those that are learned from, those that decide when to stop, and those that are looked at once, at the end.</source>
        <translation>Ugyanaz a veszteség három mintahalmazon: amelyekből tanul, amelyek a leállásról döntenek, és amelyeket csak egyszer, a végén nézünk meg.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>pontosság (accuracy)</translation>
    </message>
    <message>
        <source>The share of samples answered correctly: right answers by samples.</source>
        <translation>A helyesen megválaszolt minták aránya: helyes válaszok osztva a minták számával.</translation>
    </message>
    <message>
        <source>corrupted test set</source>
        <translation>korrupt teszthalmaz</translation>
    </message>
    <message>
        <source>Copies of the test images with noise, blur, low contrast, occlusion or a shift; accuracy on them tells how robust a model is.</source>
        <translation>A tesztképek másolatai zajjal, elmosással, gyenge kontraszttal, takarással vagy eltolással; az ezeken mért pontosság a modell ellenálló képességét mutatja.</translation>
    </message>
    <message>
        <source>The factor S by which the loss is multiplied before the backward pass, so that small gradients stay representable; they are divided by it afterwards.</source>
        <translation>Az S tényező, amellyel a veszteséget a visszaterjesztés előtt megszorozzuk, hogy a kis gradiensek ábrázolhatók maradjanak; utána elosztjuk vele őket.</translation>
    </message>
    <message>
        <source>loss scaler</source>
        <translation>loss-skálázó (GradScaler)</translation>
    </message>
    <message>
        <source>Finds the loss scale while training: smaller after an overflow, larger after an interval without one.</source>
        <translation>Tanítás közben keresi meg a veszteségskálát: túlcsordulás után csökkenti, egy túlcsordulás nélküli időköz után növeli.</translation>
    </message>
    <message>
        <source>growth interval</source>
        <translation>növelési időköz</translation>
    </message>
    <message>
        <source>How many clean attempts in a row let the loss scale grow; PyTorch&apos;s default is 2000.</source>
        <translation>Hány egymás utáni hibátlan kísérlet után nő a veszteségskála; a PyTorch alapértéke 2000.</translation>
    </message>
    <message>
        <source>growth factor, backoff factor</source>
        <translation>növelési tényező, csökkentési tényező</translation>
    </message>
    <message>
        <source>What the loss scale is multiplied by when it grows (2) and after an overflow (0.5).</source>
        <translation>Amivel a veszteségskála szorzódik, amikor nő (2), illetve túlcsordulás után (0,5).</translation>
    </message>
    <message>
        <source>to unscale</source>
        <translation>visszaskálázás</translation>
    </message>
    <message>
        <source>To divide the gradients by the loss scale again, in float32, once a window and before clipping.</source>
        <translation>A gradiensek elosztása a veszteségskálával float32-ben, ablakonként egyszer és a vágás előtt.</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>túlcsordulás</translation>
    </message>
    <message>
        <source>A number is too large for its format and becomes infinite; in float16 that begins at 65,520.</source>
        <translation>Egy szám túl nagy a formátumához, ezért végtelenné válik; float16-ban ez 65 520-nál kezdődik.</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>alulcsordulás</translation>
    </message>
    <message>
        <source>A number is too small for its format and becomes zero or loses bits; a gradient that underflows teaches nothing.</source>
        <translation>Egy szám túl kicsi a formátumához, ezért nullává válik vagy biteket veszít; az alulcsorduló gradiens semmit sem tanít.</translation>
    </message>
    <message>
        <source>subnormal, normal range</source>
        <translation>szubnormális, normál tartomány</translation>
    </message>
    <message>
        <source>Below the smallest normal number (6.1e-5 in float16) numbers are subnormal: evenly spaced, with fewer and fewer exact digits, down to zero.</source>
        <translation>A legkisebb normál szám alatt (float16-ban 6,1e-5) a számok szubnormálisak: egyenletes közűek, és nulláig egyre kevesebb pontos számjegyük marad.</translation>
    </message>
    <message>
        <source>exponent, mantissa, sign</source>
        <translation>kitevő, mantissza, előjel</translation>
    </message>
    <message>
        <source>The parts of a floating-point number: the exponent sets its magnitude, the mantissa its digits, the sign its side of zero.</source>
        <translation>A lebegőpontos szám részei: a kitevő a nagyságrendet, a mantissza a számjegyeket, az előjel a nullától vett oldalt adja.</translation>
    </message>
    <message>
        <source>rounding, half to even</source>
        <translation>kerekítés, felezőnél párosra</translation>
    </message>
    <message>
        <source>A result goes to the nearest number of the format; exactly between two, to the one whose last bit is 0.</source>
        <translation>Az eredmény a formátum legközelebbi számára kerül; pontosan kettő között arra, amelynek utolsó bitje 0.</translation>
    </message>
    <message>
        <source>lost update</source>
        <translation>elveszett frissítés</translation>
    </message>
    <message>
        <source>An update smaller than half the spacing at its weight leaves the weight as it was.</source>
        <translation>A súlynál érvényes számköz felénél kisebb frissítés a súlyt változatlanul hagyja.</translation>
    </message>
    <message>
        <source>How the loss changes with each weight; a step goes against it.</source>
        <translation>Megmondja, hogyan változik a veszteség az egyes súlyokkal; a lépés vele szemben halad.</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>gradiensnorma</translation>
    </message>
    <message>
        <source>The length of the whole gradient, the root of the sum of all squared entries over every layer.</source>
        <translation>A teljes gradiens hossza: az összes réteg összes eleme négyzetösszegének gyöke.</translation>
    </message>
    <message>
        <source>clipping, threshold</source>
        <translation>gradiensvágás (clipping), küszöb</translation>
    </message>
    <message>
        <source>A gradient longer than the threshold c is shortened to it: it is multiplied by min(1, c/(norm + 1e-6)), once a window and after unscaling.</source>
        <translation>A c küszöbnél hosszabb gradienst a küszöbre rövidítjük: min(1, c/(norma + 1e-6)) szorzóval, ablakonként egyszer és a visszaskálázás után.</translation>
    </message>
    <message>
        <source>gradient accumulation</source>
        <translation>gradiensakkumuláció</translation>
    </message>
    <message>
        <source>Adding the gradients of several micro-batches before one step, so that a large batch fits a small memory.</source>
        <translation>Több mikro-batch gradiensének összegzése egyetlen lépés előtt, hogy nagy batch is elférjen kis memóriában.</translation>
    </message>
    <message>
        <source>micro-batch, batch</source>
        <translation>mikro-batch, batch</translation>
    </message>
    <message>
        <source>A micro-batch is the m samples of one forward and backward pass; the batch is what one step learns from.</source>
        <translation>A mikro-batch egy előre- és visszaterjesztés m mintája; a batch az, amiből egy lépés tanul.</translation>
    </message>
    <message>
        <source>effective batch size</source>
        <translation>hatékony batchméret</translation>
    </message>
    <message>
        <source>The samples that one step learns from: n = A·m, with fewer in a short last window.</source>
        <translation>Ahány mintából egy lépés tanul: n = A·m, a rövid utolsó ablakban kevesebb.</translation>
    </message>
    <message>
        <source>How many micro-batches feed one step.</source>
        <translation>Hány mikro-batch táplál egy lépést.</translation>
    </message>
    <message>
        <source>The micro-batches that feed one step; the loss scale never changes inside it, and one bad micro-batch skips all of it.</source>
        <translation>Az egy lépést tápláló mikro-batchek; a veszteségskála benne sosem változik, és egyetlen rossz mikro-batch az egészet kihagyatja.</translation>
    </message>
    <message>
        <source>attempt, update</source>
        <translation>kísérlet, frissítés</translation>
    </message>
    <message>
        <source>An attempt is a window that reached the step; it is an update when it was applied, and skipped otherwise.</source>
        <translation>A kísérlet egy lépésig jutott ablak; ha végrehajtottuk, frissítés, különben kihagyott lépés.</translation>
    </message>
    <message>
        <source>skipped step</source>
        <translation>kihagyott lépés</translation>
    </message>
    <message>
        <source>A gradient was not finite, so nothing was applied: no weight, no momentum, no count of Adam moves; only the loss scale falls.</source>
        <translation>Egy gradiens nem volt véges, ezért semmit sem hajtottunk végre: nem mozdul súly, momentum, sem az Adam számlálója; csak a veszteségskála csökken.</translation>
    </message>
    <message>
        <source>calibrating, occasional, collapsing</source>
        <translation>beállás, alkalmi, összeomlás</translation>
    </message>
    <message>
        <source>What skips in a row mean: the scale is finding its level at the start, it was too large once, or no scale helps.</source>
        <translation>Mit jelentenek a kihagyások: a skála az elején beáll, egyszer túl nagy volt, vagy semmilyen skála nem segít.</translation>
    </message>
    <message>
        <source>How far a step goes along the negative gradient.</source>
        <translation>Milyen messzire megy egy lépés a negatív gradiens mentén.</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>momentum</translation>
    </message>
    <message>
        <source>A running sum of past gradients that steps follow, so that they keep their direction.</source>
        <translation>A korábbi gradiensek futó összege, amelyet a lépések követnek, így megtartják irányukat.</translation>
    </message>
    <message>
        <source>weight decay</source>
        <translation>súlycsökkentés</translation>
    </message>
    <message>
        <source>Pulls every weight a little towards zero at each update.</source>
        <translation>Minden frissítéskor kissé a nulla felé húzza a súlyokat.</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimalizáló</translation>
    </message>
    <message>
        <source>Makes a step of the gradient: SGD goes along it, Adam scales each entry by its past size and keeps two numbers a weight for that.</source>
        <translation>Lépést csinál a gradiensből: az SGD mentén halad, az Adam minden elemet a korábbi nagyságával skáláz, és ehhez súlyonként két számot tárol.</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>ütemezés</translation>
    </message>
    <message>
        <source>How the learning rate changes with the number of applied updates.</source>
        <translation>Hogyan változik a tanulási ráta a végrehajtott frissítések számával.</translation>
    </message>
    <message>
        <source>epoch, step</source>
        <translation>epoch, lépés</translation>
    </message>
    <message>
        <source>An epoch is one pass over all training samples; a step is one update of the weights.</source>
        <translation>Az epoch az összes tanítóminta egyszeri bejárása; a lépés a súlyok egy frissítése.</translation>
    </message>
    <message>
        <source>early stopping</source>
        <translation>korai leállás</translation>
    </message>
    <message>
        <source>Training ends when the validation loss has not improved for as many epochs as patience allows; the best weights are then taken back.</source>
        <translation>A tanítás véget ér, ha a validációs veszteség a türelemnek megfelelő számú epochon át nem javult; ekkor a legjobb súlyok térnek vissza.</translation>
    </message>
    <message>
        <source>How many epochs in a row may go by without an improvement.</source>
        <translation>Hány epoch telhet el egymás után javulás nélkül.</translation>
    </message>
    <message>
        <source>A validation loss counts as better only below the best by more than this.</source>
        <translation>A validációs veszteség csak akkor számít jobbnak, ha ennél többel van a legjobb alatt.</translation>
    </message>
    <message>
        <source>best weights</source>
        <translation>legjobb súlyok</translation>
    </message>
    <message>
        <source>Those after the epoch with the lowest validation loss; the test set is opened with them.</source>
        <translation>A legkisebb validációs veszteségű epoch utáni súlyok; a teszthalmazt ezekkel nyitjuk meg.</translation>
    </message>
    <message>
        <source>The number that all chance comes from; the same seed gives the same bits again.</source>
        <translation>A szám, amelyből minden véletlen ered; ugyanaz a mag újra ugyanazokat a biteket adja.</translation>
    </message>
    <message>
        <source>checkpoint, resume</source>
        <translation>ellenőrzőpont, folytatás</translation>
    </message>
    <message>
        <source>A file with weights, optimizer, scaler and random numbers, from which a run goes on with the same bits.</source>
        <translation>Fájl a súlyokkal, az optimalizálóval, a skálázóval és a véletlenszámokkal, amelyből a futás ugyanazokkal a bitekkel folytatható.</translation>
    </message>
    <message>
        <source>memory: live, peak</source>
        <translation>memória: aktuális, csúcs</translation>
    </message>
    <message>
        <source>Live is what tensors hold now, peak the most they held within an attempt.</source>
        <translation>Az aktuális az, amit a tenzorok most foglalnak, a csúcs a legtöbb, amit egy kísérleten belül foglaltak.</translation>
    </message>
    <message>
        <source>activations, parameters</source>
        <translation>aktivációk, paraméterek</translation>
    </message>
    <message>
        <source>Parameters are what is learned; activations are the layers&apos; outputs that the backward pass still needs, and grow with the micro-batch.</source>
        <translation>A paramétereket tanuljuk; az aktivációk a rétegek kimenetei, amelyekre a visszaterjesztésnek még szüksége van, és a mikro-batch-csel nőnek.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>áteresztőképesség</translation>
    </message>
    <message>
        <source>Samples trained on per second of training, without evaluation, saving and waiting.</source>
        <translation>A tanítás egy másodpercére jutó minták száma, kiértékelés, mentés és várakozás nélkül.</translation>
    </message>
    <message>
        <source>transfer, load</source>
        <translation>átvitel, betöltés</translation>
    </message>
    <message>
        <source>Load gathers a batch&apos;s samples, transfer copies them to the device that computes; neither gets faster by a lower format of the arithmetic.</source>
        <translation>A betöltés összegyűjti a batch mintáit, az átvitel a számoló eszközre másolja őket; alacsonyabb számformátumtól egyik sem gyorsul.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>Amdahl törvénye</translation>
    </message>
    <message>
        <source>If a share p of the time gets s times faster, the whole gets 1/(1 − p + p/s) times faster.</source>
        <translation>Ha az idő p hányada s-szer gyorsabb lesz, az egész 1/(1 − p + p/s)-szeresére gyorsul.</translation>
    </message>
    <message>
        <source>gradient variance</source>
        <translation>gradiensvariancia</translation>
    </message>
    <message>
        <source>How much the gradient of a batch differs from batch to batch; it falls as 1/B with the batch size B.</source>
        <translation>Mennyire tér el a batch gradiense batchről batchre; a B batchmérettel 1/B szerint csökken.</translation>
    </message>
    <message>
        <source>Shifts and scales by the mean and variance of the micro-batch, so that accumulating is no longer the same as one large batch.</source>
        <translation>A mikro-batch átlagával és varianciájával tol és skáláz, ezért az akkumuláció már nem ugyanaz, mint egy nagy batch.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>Sets random activations to zero while training, others at every forward pass.</source>
        <translation>Tanítás közben véletlen aktivációkat nulláz, minden előreterjesztéskor másokat.</translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>szándékos hiba</translation>
    </message>
    <message>
        <source>A fault that is switched on to see its symptoms; the run is stamped with it wherever it appears.</source>
        <translation>A tüneteiért bekapcsolt hiba; a futás mindenütt viseli a bélyegét.</translation>
    </message>
    <message>
        <source>scene, glyph</source>
        <translation>jelenet, glif</translation>
    </message>
    <message>
        <source>A glyph is the drawn sign to be told; images of one scene share background, light, stroke and noise, and are never split between sets.</source>
        <translation>A glif a felismerendő rajzolt jel; egy jelenet képeinek közös a háttere, fénye, vonala és zaja, és sosem kerülnek külön halmazba.</translation>
    </message>
    <message>
        <source>order (Northstar)</source>
        <translation>rendelés</translation>
    </message>
    <message>
        <source>A row of the Northstar table: what was known when a customer ordered, and whether delivery took more than seven days.</source>
        <translation>A Northstar-táblázat egy sora: amit a rendeléskor tudni lehetett, és hogy a szállítás hét napnál tovább tartott-e.</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>előbeállítás</translation>
    </message>
    <message>
        <source>A whole set of settings, made to show one thing.</source>
        <translation>Egy teljes beállításkészlet, amely egyetlen dolgot mutat meg.</translation>
    </message>
    <message>
        <source>One training from its first attempt to its end, with its own folder of records.</source>
        <translation>Egy tanítás az első kísérlettől a végéig, a feljegyzéseit tartalmazó saját mappával.</translation>
    </message>
    <message>
        <source>measured, computed, estimated</source>
        <translation>mért, számított, becsült</translation>
    </message>
    <message>
        <source>Measured was observed in this run, computed follows exactly from a formula, estimated rests on assumptions that are named.</source>
        <translation>A mért ebben a futásban megfigyelt, a számított egy képletből pontosan adódik, a becsült megnevezett feltevéseken nyugszik.</translation>
    </message>
    <message>
        <source>a loss scale of 2^-24, under which gradients become zero</source>
        <translation>2^-24 veszteségskála, amelytől a gradiensek nullává válnak</translation>
    </message>
    <message>
        <source>kind of layer</source>
        <translation>réteg fajtája</translation>
    </message>
    <message>
        <source>kinds of layers</source>
        <translation>rétegek fajtái</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>rétegnormalizáció</translation>
    </message>
    <message>
        <source>one dropout layer</source>
        <translation>egy dropout réteg</translation>
    </message>
    <message>
        <source>two dropout layers</source>
        <translation>két dropout réteg</translation>
    </message>
    <message>
        <source>whether they agree</source>
        <translation>megegyeznek-e</translation>
    </message>
    <message>
        <source>loss, without a scaler</source>
        <translation>veszteség, skálázó nélkül</translation>
    </message>
    <message>
        <source>loss, with a scaler</source>
        <translation>veszteség, skálázóval</translation>
    </message>
    <message>
        <source>loss, rate too high</source>
        <translation>veszteség, túl nagy ráta</translation>
    </message>
    <message>
        <source>test accuracy, float32</source>
        <translation>teszt pontosság, float32</translation>
    </message>
    <message>
        <source>test accuracy, mixed</source>
        <translation>teszt pontosság, kevert</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>sebességek</translation>
    </message>
    <message>
        <source>speed by that of the first size</source>
        <translation>sebesség az első mérethez képest</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>jóslat</translation>
    </message>
    <message>
        <source>source</source>
        <translation>forrás</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>a jóslatod</translation>
    </message>
    <message>
        <source>the run in question</source>
        <translation>a vizsgált futás</translation>
    </message>
    <message>
        <source>the healthy run</source>
        <translation>az egészséges futás</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>még nincs megnevezve</translation>
    </message>
    <message>
        <source>no division by A</source>
        <translation>nincs osztás A-val</translation>
    </message>
    <message>
        <source>mean of means</source>
        <translation>átlagok átlaga</translation>
    </message>
    <message>
        <source>a step every micro-batch</source>
        <translation>lépés mikro-batchenként</translation>
    </message>
    <message>
        <source>gradients kept on a skip</source>
        <translation>kihagyáskor maradó gradiens</translation>
    </message>
    <message>
        <source>schedule counts skips</source>
        <translation>az ütemezés a kihagyást is számolja</translation>
    </message>
    <message>
        <source>autocast around backward</source>
        <translation>autocast a visszaterjesztés körül</translation>
    </message>
    <message>
        <source>evaluation in training mode</source>
        <translation>értékelés tanító módban</translation>
    </message>
    <message>
        <source>loss, run in question</source>
        <translation>veszteség, vizsgált futás</translation>
    </message>
    <message>
        <source>loss, healthy run</source>
        <translation>veszteség, egészséges futás</translation>
    </message>
    <message>
        <source>loss scale, run in question</source>
        <translation>veszteségskála, vizsgált futás</translation>
    </message>
    <message>
        <source>loss scale, healthy run</source>
        <translation>veszteségskála, egészséges futás</translation>
    </message>
    <message>
        <source>norm unscaled, run in question</source>
        <translation>visszaskálázott norma, vizsgált futás</translation>
    </message>
    <message>
        <source>norm unscaled, healthy run</source>
        <translation>visszaskálázott norma, egészséges futás</translation>
    </message>
    <message>
        <source>norm applied, run in question</source>
        <translation>végrehajtott norma, vizsgált futás</translation>
    </message>
    <message>
        <source>norm applied, healthy run</source>
        <translation>végrehajtott norma, egészséges futás</translation>
    </message>
    <message>
        <source>share of zeros, run in question</source>
        <translation>nullák aránya, vizsgált futás</translation>
    </message>
    <message>
        <source>share of zeros, healthy run</source>
        <translation>nullák aránya, egészséges futás</translation>
    </message>
    <message>
        <source>learning rate, run in question</source>
        <translation>tanulási ráta, vizsgált futás</translation>
    </message>
    <message>
        <source>learning rate, healthy run</source>
        <translation>tanulási ráta, egészséges futás</translation>
    </message>
    <message>
        <source>training loss, run in question</source>
        <translation>tanítási veszteség, vizsgált futás</translation>
    </message>
    <message>
        <source>training loss, healthy run</source>
        <translation>tanítási veszteség, egészséges futás</translation>
    </message>
    <message>
        <source>validation loss, run in question</source>
        <translation>validációs veszteség, vizsgált futás</translation>
    </message>
    <message>
        <source>validation loss, healthy run</source>
        <translation>validációs veszteség, egészséges futás</translation>
    </message>
    <message>
        <source>do the two gradients agree under the inputs above?</source>
        <translation>megegyezik-e a két gradiens a fenti beállításokkal?</translation>
    </message>
    <message>
        <source>largest difference with layer normalisation, which does not break the theorem</source>
        <translation>legnagyobb eltérés rétegnormalizációval, amely nem rontja el a tételt</translation>
    </message>
    <message>
        <source>the same with one dropout layer, whose masks happen to be the same</source>
        <translation>ugyanez egy dropout réteggel, amelynek maszkjai éppen egyformák</translation>
    </message>
    <message>
        <source>the same with two dropout layers, whose masks are others</source>
        <translation>ugyanez két dropout réteggel, amelyek maszkjai mások</translation>
    </message>
    <message>
        <source>the same with batch normalisation; NaN where a micro-batch holds one sample</source>
        <translation>ugyanez batch-normalizációval; NaN, ha egy mikro-batchben egyetlen minta van</translation>
    </message>
    <message>
        <source>Yes, but for the rounding of float32.</source>
        <translation>Igen, a float32 kerekítésétől eltekintve.</translation>
    </message>
    <message>
        <source>No, because of batch normalisation.</source>
        <translation>Nem, a batch-normalizáció miatt.</translation>
    </message>
    <message>
        <source>No, because of dropout.</source>
        <translation>Nem, a dropout miatt.</translation>
    </message>
    <message>
        <source>No, because of layer normalisation.</source>
        <translation>Nem, a rétegnormalizáció miatt.</translation>
    </message>
    <message>
        <source>seeds, each trained both ways</source>
        <translation>seedek száma, mindegyik kétféleképpen tanítva</translation>
    </message>
    <message>
        <source>first seed</source>
        <translation>első seed</translation>
    </message>
    <message>
        <source>test accuracy in float32, mean over the seeds</source>
        <translation>teszt pontosság float32-ben, a seedek átlaga</translation>
    </message>
    <message>
        <source>test accuracy in the format, mean over the seeds</source>
        <translation>teszt pontosság a formátumban, a seedek átlaga</translation>
    </message>
    <message>
        <source>largest difference that chance alone explains (95 %): t·s·√(2/k), with the deviation s between k seeds</source>
        <translation>legnagyobb különbség, amelyet a véletlen egymaga megmagyaráz (95%): t·s·√(2/k), ahol s a szórás k seed között</translation>
    </message>
    <message>
        <source>Within the limits: the first norm deviates by %1; test accuracy is %2 against %3 in float32 (%5), and chance alone would explain a difference of %4.</source>
        <translation>A határokon belül: az első norma eltérése %1; a teszt pontosság %2, float32-ben %3 (%5), és a véletlen egymaga %4 különbséget is megmagyarázna.</translation>
    </message>
    <message>
        <source>Outside the limits: the first norm deviates by %1; test accuracy is %2 against %3 in float32 (%5), and chance alone would explain a difference of %4.</source>
        <translation>A határokon kívül: az első norma eltérése %1; a teszt pontosság %2, float32-ben %3 (%5), és a véletlen egymaga %4 különbséget magyarázna meg.</translation>
    </message>
    <message>
        <source>what does autocast do to this layer on this machine?</source>
        <translation>mit tesz az autocast ezzel a réteggel ezen a gépen?</translation>
    </message>
    <message>
        <source>Outputs stay close, and it becomes faster.</source>
        <translation>A kimenetek közel maradnak, és gyorsabb lesz.</translation>
    </message>
    <message>
        <source>Outputs stay close, and it becomes no faster.</source>
        <translation>A kimenetek közel maradnak, de nem lesz gyorsabb.</translation>
    </message>
    <message>
        <source>Outputs are no longer close.</source>
        <translation>A kimenetek már nincsenek közel.</translation>
    </message>
    <message>
        <source>the speed at each batch size, by that of the first size: draw the curve</source>
        <translation>a sebesség minden batchméretnél az elsőhöz képest: rajzold meg a görbét</translation>
    </message>
    <message>
        <source>is mixed precision safe here?</source>
        <translation>biztonságos-e itt a kevert pontosság?</translation>
    </message>
    <message>
        <source>Yes: it changes the accuracy by less than another seed does.</source>
        <translation>Igen: kevesebbet változtat a pontosságon, mint egy másik seed.</translation>
    </message>
    <message>
        <source>No: it changes the accuracy by more than another seed does.</source>
        <translation>Nem: többet változtat a pontosságon, mint egy másik seed.</translation>
    </message>
    <message>
        <source>where do the weights go that step after every micro-batch?</source>
        <translation>hová jutnak a súlyok, ha minden mikro-batch után lépnek?</translation>
    </message>
    <message>
        <source>To the same place, since they saw the same samples.</source>
        <translation>Ugyanoda, hiszen ugyanazokat a mintákat látták.</translation>
    </message>
    <message>
        <source>Somewhere else.</source>
        <translation>Máshová.</translation>
    </message>
    <message>
        <source>the variance at each batch size, by that of the first size: draw the curve</source>
        <translation>a variancia minden batchméretnél az elsőhöz képest: rajzold meg a görbét</translation>
    </message>
    <message>
        <source>the peak of memory at each A, as a share of the largest: draw the curve</source>
        <translation>a memória csúcsa minden A-nál a legnagyobb arányában: rajzold meg a görbét</translation>
    </message>
    <message>
        <source>how do the two runs without a scaler fail?</source>
        <translation>hogyan vall kudarcot a két futás skálázó nélkül?</translation>
    </message>
    <message>
        <source>One stands still because gradients become zero, the other turns NaN because numbers overflow.</source>
        <translation>Az egyik egy helyben áll, mert a gradiensek nullává válnak, a másik NaN lesz, mert a számok túlcsordulnak.</translation>
    </message>
    <message>
        <source>Both stand still because gradients become zero.</source>
        <translation>Mindkettő egy helyben áll, mert a gradiensek nullává válnak.</translation>
    </message>
    <message>
        <source>Both turn NaN because numbers overflow.</source>
        <translation>Mindkettő NaN lesz, mert a számok túlcsordulnak.</translation>
    </message>
    <message>
        <source>At least one of them learns all the same.</source>
        <translation>Legalább az egyik mégis tanul.</translation>
    </message>
    <message>
        <source>Mystery fault</source>
        <translation>Rejtett hiba</translation>
    </message>
    <message>
        <source>One deliberate mistake is hidden in a training run: which one do the charts give away?</source>
        <translation>Egy tanításban szándékos hiba rejtőzik: melyiket árulják el a diagramok?</translation>
    </message>
    <message>
        <source>161 images in micro-batches of 32, A = 4, fp8_e4m3 with a loss scaler, clipping at 1, dropout 0.5, a linear schedule</source>
        <translation>161 kép 32-es mikro-batchekben, A = 4, fp8_e4m3 veszteségskálázóval, vágás 1-nél, 0,5 dropout, lineáris ütemezés</translation>
    </message>
    <message>
        <source>Take another code, or leave it empty for one by chance; a teacher finds codes with: halfstep list mystery-codes</source>
        <translation>Vegyél másik kódot, vagy hagyd üresen, és a véletlen választ; a tanár kódokat így talál: halfstep list mystery-codes</translation>
    </message>
    <message>
        <source>code of the mistake; empty: by chance</source>
        <translation>a hiba kódja; üresen: véletlen</translation>
    </message>
    <message>
        <source>the mistake, as you name it</source>
        <translation>a hiba, ahogyan megnevezed</translation>
    </message>
    <message>
        <source>the code: who enters it meets the same mistake</source>
        <translation>a kód: aki beírja, ugyanezzel a hibával találkozik</translation>
    </message>
    <message>
        <source>attempts of the run in question</source>
        <translation>a vizsgált futás kísérletei</translation>
    </message>
    <message>
        <source>the same of the healthy run</source>
        <translation>ugyanez az egészséges futásban</translation>
    </message>
    <message>
        <source>attempts that were skipped</source>
        <translation>kihagyott kísérletek</translation>
    </message>
    <message>
        <source>share of zeros in the scaled gradient, median</source>
        <translation>nullák aránya a skálázott gradiensben, medián</translation>
    </message>
    <message>
        <source>unscaled norm of each epoch&apos;s first window, median</source>
        <translation>az epochok első ablakának visszaskálázott normája, medián</translation>
    </message>
    <message>
        <source>unscaled norm of each epoch&apos;s last window, median</source>
        <translation>az epochok utolsó ablakának visszaskálázott normája, medián</translation>
    </message>
    <message>
        <source>norm of what was applied, median</source>
        <translation>a végrehajtott gradiens normája, medián</translation>
    </message>
    <message>
        <source>norm before by norm after unscaling, median</source>
        <translation>a visszaskálázás előtti és utáni norma hányadosa, medián</translation>
    </message>
    <message>
        <source>learning rate of the last attempt</source>
        <translation>az utolsó kísérlet tanulási rátája</translation>
    </message>
    <message>
        <source>training loss, mean of the last ten epochs</source>
        <translation>tanítási veszteség, az utolsó tíz epoch átlaga</translation>
    </message>
    <message>
        <source>validation loss, mean of the last ten epochs</source>
        <translation>validációs veszteség, az utolsó tíz epoch átlaga</translation>
    </message>
    <message>
        <source>largest difference in the loss of an attempt between the two runs</source>
        <translation>egy kísérlet veszteségének legnagyobb különbsége a két futás között</translation>
    </message>
    <message>
        <source>A mistake was planted in code %1. Compare the run in question with the healthy one in every chart, and name it.</source>
        <translation>A %1 kódban egy hiba rejtőzik. Hasonlítsd össze a vizsgált futást az egészségessel minden diagramon, és nevezd meg a hibát.</translation>
    </message>
    <message>
        <source>Yes: no loss scaler. Symptom: %1 of the gradient entries are zero (%2 with a scaler) and the loss hardly moves. Cause: the gradients of fp8 lie below its smallest number. Cure: scale the loss before backward, unscale before the step. Seen best in: Gradient entries lost.</source>
        <translation>Igen: nincs veszteségskálázó. Tünet: a gradienselemek %1 része nulla (skálázóval %2), és a veszteség alig mozdul. Ok: az fp8 gradiensei a legkisebb ábrázolható szám alatt vannak. Gyógymód: a veszteséget skálázd a visszaterjesztés előtt, és skálázz vissza a lépés előtt. Legjobban itt látszik: Elveszett gradienselemek.</translation>
    </message>
    <message>
        <source>Yes: clipping before unscaling. Symptom: a norm of %1 is applied instead of %2, and the loss stands still. Cause: the threshold acts on S·g, so that it is c/S for g. Cure: unscale first, then clip. Seen best in: Gradient norms.</source>
        <translation>Igen: vágás visszaskálázás előtt. Tünet: %2 helyett %1 normájú gradiens lép, és a veszteség áll. Ok: a küszöb S·g-re hat, így g-re c/S. Gyógymód: előbb skálázz vissza, aztán vágj. Legjobban itt látszik: Gradiensnormák.</translation>
    </message>
    <message>
        <source>Yes: unscaling each micro-batch. Symptom: scaled and unscaled norm are the same (ratio %1 instead of %2), and the gradient is too small. Cause: what earlier micro-batches added is divided by S again and again. Cure: unscale once, when the window is complete. Seen best in: Gradient norms.</source>
        <translation>Igen: mikro-batchenkénti visszaskálázás. Tünet: a skálázott és a visszaskálázott norma ugyanaz (hányadosuk %2 helyett %1), és a gradiens túl kicsi. Ok: amit a korábbi mikro-batchek hozzáadtak, újra meg újra osztódik S-sel. Gyógymód: egyszer skálázz vissza, amikor az ablak teljes. Legjobban itt látszik: Gradiensnormák.</translation>
    </message>
    <message>
        <source>Yes: no division by A. Symptom: the unscaled norm of a whole window is %1 instead of %2, about A = 4 times as much. Cause: the means of the micro-batches are added up. Cure: weight each by its share of the window. Seen best in: Gradient norms.</source>
        <translation>Igen: nincs osztás A-val. Tünet: a teljes ablak visszaskálázott normája %2 helyett %1, körülbelül A = 4-szeres. Ok: a mikro-batchek átlagai összeadódnak. Gyógymód: mindegyiket az ablakban való arányával súlyozd. Legjobban itt látszik: Gradiensnormák.</translation>
    </message>
    <message>
        <source>Yes: mean of means. Symptom: in every epoch the last window, of 32 + 1 samples, has a norm of %1 instead of %2, while whole windows are as they should be. Cause: the lone sample counts as much as the other 32 together. Cure: weight micro-batches by m/n. Seen best in: Gradient norms.</source>
        <translation>Igen: átlagok átlaga. Tünet: minden epoch utolsó, 32 + 1 mintás ablakának normája %2 helyett %1, míg a teljes ablakok rendben vannak. Ok: az egyedül maradt minta annyit számít, mint a másik 32 együtt. Gyógymód: a mikro-batcheket m/n-nel súlyozd. Legjobban itt látszik: Gradiensnormák.</translation>
    </message>
    <message>
        <source>Yes: a step every micro-batch. Symptom: %1 attempts in the same epochs instead of %2, and a noisier loss. Cause: every micro-batch is an update of its own. Cure: step and clear the gradient once a window. Seen best in: Loss.</source>
        <translation>Igen: lépés mikro-batchenként. Tünet: ugyanannyi epochban %2 helyett %1 kísérlet, és zajosabb veszteség. Ok: minden mikro-batch külön frissítés. Gyógymód: ablakonként egyszer lépj és nullázd a gradienst. Legjobban itt látszik: Veszteség.</translation>
    </message>
    <message>
        <source>Yes: gradients kept on a skip. Symptom: %1 attempts are skipped instead of %2, and the loss scale falls without end. Cause: the inf of the first skip stays in the sum. Cure: clear the gradient after a skip, too. Seen best in: Loss scale.</source>
        <translation>Igen: kihagyáskor maradó gradiens. Tünet: %2 helyett %1 kísérlet marad ki, és a veszteségskála vég nélkül csökken. Ok: az első kihagyás inf értéke az összegben marad. Gyógymód: kihagyás után is nullázd a gradienst. Legjobban itt látszik: Veszteségskála.</translation>
    </message>
    <message>
        <source>Yes: the schedule counts skips. Symptom: the learning rate falls in a straight line to %1 instead of %2, also where steps are skipped. Cause: it is counted in attempts. Cure: count applied updates only. Seen best in: Learning rate.</source>
        <translation>Igen: az ütemezés a kihagyást is számolja. Tünet: a tanulási ráta egyenes vonalban csökken, %2 helyett %1 értékig, ott is, ahol kimaradt a lépés. Ok: kísérletekben számol. Gyógymód: csak a végrehajtott frissítéseket számold. Legjobban itt látszik: Tanulási ráta.</translation>
    </message>
    <message>
        <source>Yes: autocast around backward. Symptom: none here; no loss differs by more than %1, and every curve lies on that of the healthy run. Cause: backward runs in the types that forward recorded. Cure: end autocast before backward all the same, as PyTorch advises, since not every operation is safe there. Seen best in: Loss.</source>
        <translation>Igen: autocast a visszaterjesztés körül. Tünet: itt nincs; a veszteség sehol sem tér el %1 értéknél jobban, és minden görbe az egészséges futáséra esik. Ok: a visszaterjesztés az előreterjesztéskor rögzített típusokban fut. Gyógymód: az autocastot mégis zárd le a visszaterjesztés előtt, ahogy a PyTorch tanácsolja, mert nem minden művelet biztonságos benne. Legjobban itt látszik: Veszteség.</translation>
    </message>
    <message>
        <source>Yes: evaluation in training mode. Symptom: the validation loss is %1 instead of %2, while the training loss is about the same (%3 and %4). Cause: dropout acts in validation, too. Cure: switch to evaluation mode before validating. Seen best in: Loss.</source>
        <translation>Igen: értékelés tanító módban. Tünet: a validációs veszteség %2 helyett %1, miközben a tanítási veszteség nagyjából ugyanaz (%3 és %4). Ok: a dropout a validáció alatt is működik. Gyógymód: validálás előtt válts értékelő módra. Legjobban itt látszik: Veszteség.</translation>
    </message>
    <message>
        <source>No, that is not the mistake of code %1: look on, and name another.</source>
        <translation>Nem, a %1 kód hibája nem ez: nézd tovább, és nevezz meg másikat.</translation>
    </message>
    <message>
        <source>what becomes of the scale and of the weights?</source>
        <translation>mi lesz a skálával és a súlyokkal?</translation>
    </message>
    <message>
        <source>The scale falls below 1, and the weights stay bit for bit.</source>
        <translation>A veszteségskála 1 alá csökken, a súlyok pedig bitre azonosak maradnak.</translation>
    </message>
    <message>
        <source>The scale stays at 1 or above, and the weights stay bit for bit.</source>
        <translation>A veszteségskála 1 vagy több marad, a súlyok pedig bitre azonosak maradnak.</translation>
    </message>
    <message>
        <source>The weights move, if only a little.</source>
        <translation>A súlyok elmozdulnak, ha csak kicsit is.</translation>
    </message>
    <message>
        <source>the loss scale over the attempts with the short growth interval: draw the curve</source>
        <translation>a veszteségskála a kísérletek során a rövid növelési időközzel: rajzold meg a görbét</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>protokoll</translation>
    </message>
    <message>
        <source>item</source>
        <translation>tétel</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>adathalmaz</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>kiindulás</translation>
    </message>
    <message>
        <source>the one changed factor: precision</source>
        <translation>az egyetlen megváltoztatott tényező: a pontosság</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>mérőszám</translation>
    </message>
    <message>
        <source>values of a batch that batch normalisation would see</source>
        <translation>egy batch értékei, ahogyan a batch-normalizáció látná</translation>
    </message>
    <message>
        <source>mean that batch normalisation subtracts from the batch of values</source>
        <translation>átlag, amelyet a batch-normalizáció az értékek batchéből kivon</translation>
    </message>
    <message>
        <source>mean that it subtracts in a micro-batch of the first half</source>
        <translation>átlag, amelyet az első fél mikro-batchében von ki</translation>
    </message>
    <message>
        <source>The two gradients agree, no entry differs by more than %1, but only because the model&apos;s one dropout layer happens to draw the same masks; with two layers they would differ.</source>
        <translation>A két gradiens megegyezik, egy gradiensérték legnagyobb eltérése %1, de csak azért, mert a modell egyetlen dropout rétege éppen ugyanazokat a maszkokat sorsolja; két réteggel eltérnének.</translation>
    </message>
    <message>
        <source>The two gradients agree, no entry differs by more than %1: the linear model has no hidden layers, so normalisation and dropout change nothing.</source>
        <translation>A két gradiens megegyezik, egy gradiensérték legnagyobb eltérése %1: a lineáris modellnek nincs rejtett rétege, ezért a normalizáció és a dropout semmit sem változtat.</translation>
    </message>
    <message>
        <source>Yes, as dropout happens to draw the same masks.</source>
        <translation>Igen, mert a dropout éppen ugyanazokat a maszkokat sorsolja.</translation>
    </message>
    <message>
        <source>Yes, as this model has no hidden layer.</source>
        <translation>Igen, mert ennek a modellnek nincs rejtett rétege.</translation>
    </message>
    <message>
        <source>flushed to zero</source>
        <translation>nullává lett</translation>
    </message>
    <message>
        <source>What is no larger than half the smallest number of a format is rounded to zero and is gone; in float16 these are magnitudes up to 2^-25.</source>
        <translation>Ami nem nagyobb a formátum legkisebb számának felénél, nullára kerekítődik és elvész; float16-ban ezek a legfeljebb 2^-25 nagyságú számok.</translation>
    </message>
    <message>
        <source>exponent histogram</source>
        <translation>kitevőhisztogram</translation>
    </message>
    <message>
        <source>How many numbers lie between one power of two and the next; a loss scale slides it as a whole over what a format holds.</source>
        <translation>Hány szám esik két egymást követő kettőhatvány közé; a skála az egészet eltolja afölött, amit a formátum tárolni tud.</translation>
    </message>
    <message>
        <source>normal from S</source>
        <translation>normális ettől: S</translation>
    </message>
    <message>
        <source>finite up to S</source>
        <translation>véges eddig: S</translation>
    </message>
    <message>
        <source>underflow: S·g rounds to 0, the loss stands still (a ReLU that is off makes zeros, too, in any format); overflow: activations become inf, the loss NaN</source>
        <translation>alulcsordulás: S·g 0-ra kerekül, a veszteség nem mozdul (a kikapcsolt ReLU is nullákat ad, minden formátumban); túlcsordulás: az aktivációkból inf, a veszteségből NaN lesz</translation>
    </message>
    <message>
        <source>Without a scaler %1 of all gradient entries were zero (with one %2) and the loss dropped by %3 (with one by %4): underflow. The other run&apos;s loss was not finite from attempt %5 on: overflow.</source>
        <translation>Skálázó nélkül a nulla gradiensértékek aránya %1 (skálázóval %2), a veszteség csökkenése %3 (skálázóval %4): alulcsordulás. A másik futásban az első nem véges veszteségű kísérlet sorszáma %5: túlcsordulás.</translation>
    </message>
    <message>
        <source>Try 1e-8, which is lost altogether, or 3.0, or the same gradient in fp8_e5m2.</source>
        <translation>Érdemes kipróbálni az 1e-8 értéket, amely teljesen elvész, a 3.0-t, vagy ugyanezt a gradienst fp8_e5m2 formátumban.</translation>
    </message>
</context>
<context>
    <name>halfstep::About</name>
    <message>
        <source>About Halfstep</source>
        <translation>A Halfstep névjegye</translation>
    </message>
    <message>
        <source>A lab where mixed-precision training is watched, broken and understood.</source>
        <translation>Laboratórium, ahol a kevert pontosságú tanítás megfigyelhető, elrontható és megérthető.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy újabb változata szerint. Semmilyen garancia nem jár hozzá.</translation>
    </message>
</context>
<context>
    <name>halfstep::ActivationChart</name>
    <message>
        <source>Activations of a micro-batch, computed</source>
        <translation>Egy mikro-batch aktivációi, számított</translation>
    </message>
    <message>
        <source>Bytes that a forward pass keeps for the backward pass, by layer and by how a number is stored.</source>
        <translation>Bájtok, amelyeket az előremenet a visszamenetnek megőriz, rétegenként és aszerint, hogyan tárolódik egy szám.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>réteg</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bájt</translation>
    </message>
    <message>
        <source>input</source>
        <translation>bemenet</translation>
    </message>
    <message>
        <source>B − A: %1 layers</source>
        <translation>B − A: %1 réteg</translation>
    </message>
</context>
<context>
    <name>halfstep::BitStrip</name>
    <message>
        <source>sign</source>
        <translation>előjel</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>kitevő</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>mantissza</translation>
    </message>
    <message>
        <source>%1: sign %2, exponent %3, mantissa %4</source>
        <translation>%1: előjel %2, kitevő %3, mantissza %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, %3, is %4. Space toggles it.</source>
        <translation>A(z) %1. bit (összesen %2, mező: %3) értéke %4. A szóköz átbillenti.</translation>
    </message>
    <message>
        <source>%1; click to toggle</source>
        <translation>%1; kattintásra átbillen</translation>
    </message>
</context>
<context>
    <name>halfstep::BoxFlow</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Kép másolása</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Adatok másolása</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Menté&amp;s másként…</translation>
    </message>
</context>
<context>
    <name>halfstep::CalculatorForm</name>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ez ezrest és tizedest is jelenthet; írja elválasztójel nélkül.</translation>
    </message>
    <message>
        <source>This must be a whole number from 1 to %1.</source>
        <translation>Ennek 1 és %1 közötti egész számnak kell lennie.</translation>
    </message>
    <message>
        <source>This must be a number above 0, at most %1.</source>
        <translation>Ennek 0-nál nagyobb, legfeljebb %1 értékű számnak kell lennie.</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ilyen formátum nincs; így írható: e4m3, 2–8 kitevő- és 1–23 mantisszabittel.</translation>
    </message>
    <message>
        <source>This model and so many samples need more operations or bytes than 64 bits can count.</source>
        <translation>Ez a modell ennyi mintával több műveletet vagy bájtot igényel, mint amennyit 64 bit meg tud számolni.</translation>
    </message>
    <message>
        <source>&amp;Model, layer by layer</source>
        <translation>&amp;Modell, rétegenként</translation>
    </message>
    <message>
        <source>&amp;Input of one sample</source>
        <translation>Egy minta &amp;bemenete</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Rétegek</translation>
    </message>
    <message>
        <source>Micro-&amp;batch B</source>
        <translation>Mikro-batch, &amp;B</translation>
    </message>
    <message>
        <source>Variance against &amp;batch</source>
        <translation>Szórásnégyzet ehhez a &amp;batchhez</translation>
    </message>
    <message>
        <source>Wanted &amp;effective batch n</source>
        <translation>Kívánt &amp;hatékony batch, n</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Optimalizáló</translation>
    </message>
    <message>
        <source>&amp;Number format</source>
        <translation>S&amp;zámformátum</translation>
    </message>
    <message>
        <source>&amp;Samples of the data set</source>
        <translation>Az adathalmaz &amp;mintái</translation>
    </message>
    <message>
        <source>Band&amp;width, %1</source>
        <translation>&amp;Sávszélesség, %1</translation>
    </message>
    <message>
        <source>&amp;Device memory, %1</source>
        <translation>Az eszköz mem&amp;óriája, %1</translation>
    </message>
    <message>
        <source>&amp;Units of bytes</source>
        <translation>Bájtok &amp;egysége</translation>
    </message>
    <message>
        <source>A number is a linear layer, conv16 a convolution with a 3 × 3 window, conv16k5 one with 5 × 5, pool takes the largest of 2 × 2, bn normalises the batch.</source>
        <translation>Egy szám lineáris réteg, conv16 konvolúció 3 × 3-as ablakkal, conv16k5 5 × 5-össel, a pool 2 × 2-ből a legnagyobbat veszi, a bn normálja a batchet.</translation>
    </message>
    <message>
        <source>32 numbers, or channels x height x width; may be empty where the model begins with it.</source>
        <translation>32 szám, vagy csatorna x magasság x szélesség; üres lehet, ha a modell ezzel kezdődik.</translation>
    </message>
    <message>
        <source>kB, MB, GB: powers of 1000</source>
        <translation>kB, MB, GB: 1000 hatványai</translation>
    </message>
    <message>
        <source>KiB, MiB, GiB: powers of 1024</source>
        <translation>KiB, MiB, GiB: 1024 hatványai</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD momentummal</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Fogalmak: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::CalculatorPage</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bájt</translation>
    </message>
    <message>
        <source>Export the &amp;figure…</source>
        <translation>Á&amp;bra exportálása…</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>&amp;Táblázat exportálása…</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Kalkulátor</translation>
    </message>
    <message>
        <source>A field is refused; it says why.</source>
        <translation>Az egyik mező nem fogadható el; ott olvasható, miért.</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 at the peak (computed, not measured)</source>
        <translation>%1: %2 paraméter, a csúcson %3 (számított, nem mért)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Réteg</translation>
    </message>
    <message>
        <source>Output of a sample</source>
        <translation>Egy minta kimenete</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>FLOP forward</source>
        <translation>FLOP előre</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Az ábra elmentve: %1.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Formula, numbers put in</source>
        <translation>Képlet, behelyettesítve</translation>
    </message>
    <message>
        <source>Costs of each layer</source>
        <translation>Az egyes rétegek költségei</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivációk</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Rétegek</translation>
    </message>
    <message>
        <source>Figure…</source>
        <translation>Ábra…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Táblázat…</translation>
    </message>
    <message>
        <source>Saves the bars of activations as PNG, SVG, PDF or CSV.</source>
        <translation>Az aktivációk oszlopainak mentése PNG, SVG, PDF vagy CSV formátumban.</translation>
    </message>
    <message>
        <source>Saves the results, or the layers, as CSV or JSON.</source>
        <translation>Az eredmények vagy a rétegek mentése CSV vagy JSON formátumban.</translation>
    </message>
</context>
<context>
    <name>halfstep::CastMap</name>
    <message>
        <source>zero %1 · overflow %2</source>
        <translation>nulla %1 · túlcsordult %2</translation>
    </message>
    <message>
        <source>gradient: zero %1 · overflow %2</source>
        <translation>gradiens: nulla %1 · túlcsordult %2</translation>
    </message>
    <message>
        <source>not all finite</source>
        <translation>nem minden érték véges</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see where it computes in which format.</source>
        <translation>Indíts vagy nyiss meg egy futást, hogy lásd, hol milyen formátumban számol.</translation>
    </message>
    <message>
        <source>%1 of %2 layers hand on %3, seen in micro-batch %4.</source>
        <translation>%2 rétegből %1 ad tovább %3 értékeket; a(z) %4. mikro-batchben néztük.</translation>
    </message>
    <message>
        <source>The layers of this window were not looked at.</source>
        <translation>Ennek az ablaknak a rétegeit nem néztük meg.</translation>
    </message>
    <message>
        <source>Every layer hands on float32.</source>
        <translation>Minden réteg float32-t ad tovább.</translation>
    </message>
    <message>
        <source>Cast map · %1</source>
        <translation>Formátumtérkép · %1</translation>
    </message>
    <message>
        <source>in one step with %1</source>
        <translation>egy lépésben ezzel: %1</translation>
    </message>
    <message>
        <source>of both: %1</source>
        <translation>kettőjüké: %1</translation>
    </message>
    <message>
        <source>Computed in one step with %1, so that there is one output of both: that of %1, in %2.</source>
        <translation>Egy lépésben számolódik ezzel: %1, ezért kettőjüknek egy kimenete van: a(z) %1 kimenete, %2 formátumban.</translation>
    </message>
    <message>
        <source>This layer was not looked at.</source>
        <translation>Ezt a réteget nem figyelte meg senki.</translation>
    </message>
</context>
<context>
    <name>halfstep::ChartWidget</name>
    <message>
        <source>threshold %1</source>
        <translation>küszöb %1</translation>
    </message>
    <message>
        <source>threshold off</source>
        <translation>küszöb ki</translation>
    </message>
    <message>
        <source>best, epoch %1</source>
        <translation>legjobb, %1. epoch</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Veszteség</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>veszteség</translation>
    </message>
    <message>
        <source>Training loss of every attempt, its mean over each epoch, and validation loss with the best epoch marked.</source>
        <translation>A tanítási veszteség kísérletenként, az epochonkénti átlaga, és a validációs veszteség, a legjobb epoch jelölésével.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>tanítási</translation>
    </message>
    <message>
        <source>training, epoch mean</source>
        <translation>tanítási, epochátlag</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validációs</translation>
    </message>
    <message>
        <source>Loss scale</source>
        <translation>Veszteségskála</translation>
    </message>
    <message>
        <source>loss scale (powers of two)</source>
        <translation>veszteségskála (kettő hatványai)</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>veszteségskála</translation>
    </message>
    <message>
        <source>Gradient norms</source>
        <translation>Gradiensnormák</translation>
    </message>
    <message>
        <source>global L2 norm</source>
        <translation>globális L2-norma</translation>
    </message>
    <message>
        <source>Global gradient norm while scaled, after unscaling and after clipping, with the clipping threshold as a dashed line.</source>
        <translation>A globális gradiensnorma skálázva, visszaskálázás után és vágás után; a vágási küszöb szaggatott vonal.</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skálázott</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>visszaskálázott</translation>
    </message>
    <message>
        <source>after clipping</source>
        <translation>vágás után</translation>
    </message>
    <message>
        <source>Memory, measured</source>
        <translation>Memória, mért</translation>
    </message>
    <message>
        <source>tensor bytes, measured</source>
        <translation>tenzorok bájtjai, mért</translation>
    </message>
    <message>
        <source>Tensor bytes in use after every attempt and their peak within it, against the sums of parameters, gradients and optimizer state.</source>
        <translation>A tenzorok által használt bájtok minden kísérlet után és a csúcsuk közben, a paraméterek, gradiensek és az optimalizáló állapotának összegéhez mérve.</translation>
    </message>
    <message>
        <source>live</source>
        <translation>aktuális</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>csúcs</translation>
    </message>
    <message>
        <source>Skipped steps</source>
        <translation>Kihagyott lépések</translation>
    </message>
    <message>
        <source>skipped attempts so far</source>
        <translation>eddig kihagyott kísérletek</translation>
    </message>
    <message>
        <source>Number of attempts skipped since the start, because a gradient or the loss was not finite.</source>
        <translation>A kezdet óta kihagyott kísérletek száma, mert egy gradiens vagy a veszteség nem volt véges.</translation>
    </message>
    <message>
        <source>skipped, cumulative</source>
        <translation>kihagyott, összesen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Pontosság (accuracy)</translation>
    </message>
    <message>
        <source>Share of samples classified correctly at the end of every epoch, in training and in validation.</source>
        <translation>A helyesen osztályozott minták aránya minden epoch végén, tanításban és validációban.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Áteresztőképesség</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>minta/s</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>kísérlet</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paraméterek</translation>
    </message>
    <message>
        <source>+ gradients</source>
        <translation>+ gradiensek</translation>
    </message>
    <message>
        <source>+ optimizer state</source>
        <translation>+ optimalizáló állapota</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>B − A: %1 attempts</source>
        <translation>B − A: %1 kísérlet</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>pontosság (accuracy)</translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>szándékos hiba</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>szándékos hiba: %1</translation>
    </message>
    <message>
        <source>AMP on</source>
        <translation>AMP be</translation>
    </message>
    <message>
        <source>AMP off</source>
        <translation>AMP ki</translation>
    </message>
    <message>
        <source>clipping on</source>
        <translation>vágás be</translation>
    </message>
    <message>
        <source>clipping off</source>
        <translation>vágás ki</translation>
    </message>
    <message>
        <source>learning rate %1</source>
        <translation>tanulási ráta %1</translation>
    </message>
    <message>
        <source>patience %1</source>
        <translation>türelem %1</translation>
    </message>
    <message>
        <source>least gain %1</source>
        <translation>legkisebb javulás %1</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tanulási ráta</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>tanulási ráta</translation>
    </message>
    <message>
        <source>The learning rate of every attempt, applied or skipped, as setting and schedule made it.</source>
        <translation>Minden kísérlet tanulási rátája, akár végrehajtva, akár kihagyva, ahogyan a beállítás és az ütemezés megadta.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Adatok másolása</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Menté&amp;s másként…</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>&amp;Logaritmikus tengely</translation>
    </message>
    <message>
        <source>&amp;Fit and follow</source>
        <translation>&amp;Illesztés és követés</translation>
    </message>
    <message>
        <source>Back to all &amp;charts</source>
        <translation>&amp;Vissza az összes diagramhoz</translation>
    </message>
    <message>
        <source>&amp;Enlarge</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>&amp;Görbék</translation>
    </message>
    <message>
        <source>Cursor &amp;A here</source>
        <translation>&amp;A kurzor ide</translation>
    </message>
    <message>
        <source>Cursor &amp;B here</source>
        <translation>&amp;B kurzor ide</translation>
    </message>
    <message>
        <source>&amp;Remove cursors</source>
        <translation>Kurzorok &amp;törlése</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;Kísérletek</translation>
    </message>
    <message>
        <source>update</source>
        <translation>frissítés</translation>
    </message>
    <message>
        <source>&amp;Updates</source>
        <translation>&amp;Frissítések</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>%1. frissítés</translation>
    </message>
    <message>
        <source>B − A: %1 updates</source>
        <translation>B − A: %1 frissítés</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>&amp;Epochok</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>%1 epoch</translation>
    </message>
    <message>
        <source>B − A: %1 epochs</source>
        <translation>B − A: %1 epoch</translation>
    </message>
    <message>
        <source>samples trained on</source>
        <translation>tanított minták</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Minták</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 minta</translation>
    </message>
    <message>
        <source>B − A: %1 samples</source>
        <translation>B − A: %1 minta</translation>
    </message>
    <message>
        <source>training time, s</source>
        <translation>tanítási idő, s</translation>
    </message>
    <message>
        <source>&amp;Training time</source>
        <translation>&amp;Tanítási idő</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>B − A: %1 s</source>
        <translation>B − A: %1 s</translation>
    </message>
    <message>
        <source>Gradient entries lost</source>
        <translation>Elveszett gradienselemek</translation>
    </message>
    <message>
        <source>share of all entries</source>
        <translation>részarány</translation>
    </message>
    <message>
        <source>Which share of the scaled gradient was zero, subnormal in the number format, or inf or NaN, and which share of the updates left their weight as it was.</source>
        <translation>A skálázott gradiens mekkora része volt nulla, a számformátumban szubnormális, illetve végtelen vagy NaN, és a frissítések mekkora része hagyta változatlanul a súlyát.</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>szubnormális</translation>
    </message>
    <message>
        <source>inf or NaN</source>
        <translation>végtelen vagy NaN</translation>
    </message>
    <message>
        <source>lost updates</source>
        <translation>elveszett frissítések</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n attempt(s)</source>
        <translation>
            <numerusform>%1 %n kísérletben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n epoch(s)</source>
        <translation>
            <numerusform>%1 %n epochban</numerusform>
        </translation>
    </message>
    <message>
        <source>The factor that multiplied the loss in every attempt, with a cross where the attempt was skipped and a gap where no scaler was in use.</source>
        <translation>A veszteség szorzója minden kísérletben; kereszt jelöli a kihagyott kísérletet, hézag azt, ahol nem volt skálázó.</translation>
    </message>
    <message>
        <source>threshold %1 / loss scale = %2</source>
        <translation>küszöb %1 / veszteségskála = %2</translation>
    </message>
    <message>
        <source>no loss scaler in use</source>
        <translation>veszteségskálázó nélkül</translation>
    </message>
    <message>
        <source>clip coefficient %1</source>
        <translation>vágási együttható %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ki</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 itt: %2</translation>
    </message>
    <message>
        <source>%1 of the attempts %2 to %3 skipped: %4</source>
        <translation>%2–%3. kísérlet, közülük kihagyva %1: %4</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>kihagyva: %1</translation>
    </message>
    <message>
        <source>samples per second of training</source>
        <translation>minta a tanítás egy másodperce alatt</translation>
    </message>
    <message>
        <source>loss scaler on</source>
        <translation>veszteségskálázó be</translation>
    </message>
    <message>
        <source>loss scaler off</source>
        <translation>veszteségskálázó ki</translation>
    </message>
    <message>
        <source>early stopping on</source>
        <translation>korai leállás be</translation>
    </message>
    <message>
        <source>early stopping off</source>
        <translation>korai leállás ki</translation>
    </message>
    <message>
        <source>not following</source>
        <translation>nem követi</translation>
    </message>
    <message>
        <source>&amp;Zoom back</source>
        <translation>Vissza az előző né&amp;zethez</translation>
    </message>
    <message>
        <source>Move one place &amp;earlier</source>
        <translation>Egy hellyel &amp;előrébb</translation>
    </message>
    <message>
        <source>Move one place la&amp;ter</source>
        <translation>Egy hellyel &amp;hátrébb</translation>
    </message>
    <message>
        <source>H&amp;ide this chart</source>
        <translation>A diagram elre&amp;jtése</translation>
    </message>
    <message>
        <source>best − %1</source>
        <translation>legjobb − %1</translation>
    </message>
    <message>
        <source>patience %1 of %2</source>
        <translation>türelem: %1 / %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>leállt</translation>
    </message>
    <message>
        <source>weights taken back from epoch %1</source>
        <translation>visszavett súlyok: %1. epoch</translation>
    </message>
    <message>
        <source>E&amp;xplain: %1</source>
        <translation>&amp;Magyarázat: %1</translation>
    </message>
    <message>
        <source>above the axis</source>
        <translation>a tengely fölött</translation>
    </message>
    <message>
        <source>above</source>
        <translation>fölötte</translation>
    </message>
    <message>
        <source>below the axis</source>
        <translation>a tengely alatt</translation>
    </message>
    <message>
        <source>below</source>
        <translation>alatta</translation>
    </message>
    <message>
        <source>Enlarge this chart (Enter, or a double click on its title)</source>
        <translation>A diagram nagyítása (Enter vagy dupla kattintás a címén)</translation>
    </message>
    <message>
        <source>Back to all charts (Esc)</source>
        <translation>Vissza az összes diagramhoz (Esc)</translation>
    </message>
    <message>
        <source>Samples trained on per second in every attempt, without evaluation, saving and waiting: faint, and smoothed as a strong line. At a slowed pace caches grow cold between attempts, and less is measured than at full speed.</source>
        <translation>Másodpercenként tanított minták száma minden kísérletben, kiértékelés, mentés és várakozás nélkül: halványan, és simítva erős vonallal. Lassított ütemben a gyorsítótárak a kísérletek között kihűlnek, ezért kevesebbet mér, mint teljes sebességen.</translation>
    </message>
    <message>
        <source>param.</source>
        <translation>param.</translation>
    </message>
    <message>
        <source>+ grad.</source>
        <translation>+ grad.</translation>
    </message>
    <message>
        <source>+ optim.</source>
        <translation>+ opt.</translation>
    </message>
    <message>
        <source>%1, other data or model</source>
        <translation>%1, más adat vagy modell</translation>
    </message>
    <message>
        <source>×3: three skipped</source>
        <translation>×3: három kihagyva</translation>
    </message>
    <message>
        <source>slowed pace: cold caches</source>
        <translation>lassított ütem: kihűlt gyorsítótár</translation>
    </message>
    <message numerus="yes">
        <source>%n skipped attempt(s), %1 to %2</source>
        <translation>
            <numerusform>%n kihagyott kísérlet, %1–%2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Note here…</source>
        <translation>&amp;Jegyzet ide…</translation>
    </message>
    <message>
        <source>Next s&amp;kip</source>
        <translation>Követ&amp;kező kihagyás</translation>
    </message>
    <message>
        <source>Skip befo&amp;re</source>
        <translation>El&amp;őző kihagyás</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>korán leállt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>meghiúsult</translation>
    </message>
    <message>
        <source>resumed after %1</source>
        <translation>folytatva %1 után</translation>
    </message>
    <message>
        <source>Note at attempt %1: %2</source>
        <translation>Jegyzet, %1. kísérlet: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n more note(s))</source>
        <translation>
            <numerusform>(további %n jegyzet)</numerusform>
        </translation>
    </message>
    <message>
        <source>clipped in %1 of the updates so far</source>
        <translation>az eddigi frissítések %1-a vágva</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>jegyzet: %1</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates</source>
        <translation>vágva: az összes frissítés %1-a</translation>
    </message>
    <message>
        <source>Attempt %1 %2</source>
        <translation>%1. kísérlet, %2</translation>
    </message>
    <message>
        <source>A click moves the cursor there.</source>
        <translation>Kattintásra a kurzor odaáll.</translation>
    </message>
    <message>
        <source>%1 skipped in a row</source>
        <translation>%1 kihagyás egymás után</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates, %2 of those in view</source>
        <translation>vágva: az összes frissítés %1-a, a láthatók %2-a</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates, none of which is in view</source>
        <translation>vágva: az összes frissítés %1-a, közülük egy sem látható</translation>
    </message>
    <message>
        <source>held until a click in a chart</source>
        <translation>rögzítve, amíg diagramra nem kattint</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>hiba</translation>
    </message>
    <message>
        <source>clipped %1</source>
        <translation>vágva: %1</translation>
    </message>
    <message>
        <source>Back to all &amp;views</source>
        <translation>Vissza az összes &amp;nézethez</translation>
    </message>
    <message>
        <source>Show this &amp;view alone</source>
        <translation>Csak ez a &amp;nézet</translation>
    </message>
    <message>
        <source>A regression has no accuracy, since it predicts numbers and no classes.</source>
        <translation>Regressziónak nincs pontossága (accuracy), mert számokat jósol, nem osztályokat.</translation>
    </message>
    <message>
        <source>This run ended before its first epoch did.</source>
        <translation>Ez a futás az első epoch vége előtt ért véget.</translation>
    </message>
    <message>
        <source>This run ended before its first attempt.</source>
        <translation>Ez a futás az első kísérlet előtt ért véget.</translation>
    </message>
</context>
<context>
    <name>halfstep::ClosingRun</name>
    <message>
        <source>The run is being saved. This message goes by itself.</source>
        <translation>A futás mentése folyamatban van. Ez az üzenet magától eltűnik.</translation>
    </message>
</context>
<context>
    <name>halfstep::ComparisonPanel</name>
    <message>
        <source>Keep behind</source>
        <translation>Megtartás a háttérben</translation>
    </message>
    <message>
        <source>Keeps this run as quiet curves behind the next ones, up to three</source>
        <translation>Megtartja ezt a futást halvány görbékként a következők mögött, legfeljebb hármat</translation>
    </message>
    <message>
        <source>A run that has ended can be kept as quiet curves behind the next ones, up to three.</source>
        <translation>A befejezett futás halvány görbékként megtartható a következők mögött, legfeljebb három.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Tanítási veszteség</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Validációs pontosság</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Kihagyva</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Másodperc</translation>
    </message>
    <message>
        <source>… and choose %1</source>
        <translation>… és utána: %1</translation>
    </message>
    <message>
        <source>Keeps this run behind and chooses the preset that is best compared with it</source>
        <translation>Megtartja ezt a futást a háttérben, és kiválasztja azt az előbeállítást, amellyel érdemes összevetni</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmiben</translation>
    </message>
    <message>
        <source>Other data: losses do not compare.</source>
        <translation>Más adatok: a veszteségek nem vethetők össze.</translation>
    </message>
    <message>
        <source>Keeps this run no longer</source>
        <translation>Nem tartja meg tovább ezt a futást</translation>
    </message>
    <message>
        <source>Keep %1 no longer</source>
        <translation>%1 eltávolítása a háttérből</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Eltérés</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Training loss and validation accuracy are of this epoch: the best one, or the newest of a run under way</source>
        <translation>A tanítási veszteség és a validációs pontosság ezé az epoché: a legjobbé, folyamatban lévő futásnál a legújabbé</translation>
    </message>
    <message>
        <source>(the run shown)</source>
        <translation>(a látható futás)</translation>
    </message>
    <message>
        <source>%1: a double click or F2 gives it another name</source>
        <translation>%1: dupla kattintás vagy F2 ad neki más nevet</translation>
    </message>
</context>
<context>
    <name>halfstep::ControlPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Effective batch n = A·m = %1 × %2 = %3</source>
        <translation>Hatékony batchméret: n = A·m = %1 × %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) apply at the next window.</source>
        <translation>
            <numerusform>%n változás a következő ablaktól érvényes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) apply to the next run.</source>
        <translation>
            <numerusform>%n változás a következő futástól érvényes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All settings are in force.</source>
        <translation>Minden beállítás érvényben van.</translation>
    </message>
    <message>
        <source>Settings of the next run.</source>
        <translation>A következő futás beállításai.</translation>
    </message>
    <message>
        <source>A red setting is not valid and acts nowhere.</source>
        <translation>A piros beállítás érvénytelen, és sehol sem hat.</translation>
    </message>
    <message>
        <source>Scaler: forced off for float32.</source>
        <translation>Veszteségskálázó: float32-nél mindig ki van kapcsolva.</translation>
    </message>
    <message>
        <source>Scaler off: %1 needs none.</source>
        <translation>A veszteségskálázó ki van kapcsolva: %1 formátumhoz nem kell.</translation>
    </message>
    <message>
        <source>Scaler off by a deliberate mistake.</source>
        <translation>A veszteségskálázót szándékos hiba kapcsolja ki.</translation>
    </message>
    <message>
        <source>Scaler off by your setting.</source>
        <translation>A veszteségskálázót a beállítás kapcsolja ki.</translation>
    </message>
    <message>
        <source>Scale %1, growth %2 of %3 clean steps.</source>
        <translation>Veszteségskála: %1, növelésig %2/%3 hibátlan lépés.</translation>
    </message>
    <message>
        <source>Scaler on: begins at scale %1.</source>
        <translation>Veszteségskálázó bekapcsolva, kezdőértéke %1.</translation>
    </message>
    <message>
        <source>Faults that people make, to see what they do; the run is stamped.</source>
        <translation>Gyakori hibák, hogy lássuk a hatásukat; a futás megjelölést kap.</translation>
    </message>
    <message>
        <source>Batch normalisation sees each micro-batch alone and moves its statistics once for each, so this does not equal one large batch.</source>
        <translation>A batch-normalizáció minden mikro-batchet külön lát, és statisztikáit mindegyik után egyszer frissíti, ezért ez nem egyenlő egy nagy batch-csel.</translation>
    </message>
    <message>
        <source>Stepped every micro-batch, by mistake: effective batch n = m = %1</source>
        <translation>Hibából lépés mikro-batchenként: hatékony batchméret: n = m = %1</translation>
    </message>
</context>
<context>
    <name>halfstep::CostRows</name>
    <message>
        <source>Parameters</source>
        <translation>Paraméterek</translation>
    </message>
    <message>
        <source>Forward, a micro-batch</source>
        <translation>Előremenet, egy mikro-batch</translation>
    </message>
    <message>
        <source>Backward, a micro-batch</source>
        <translation>Visszamenet, egy mikro-batch</translation>
    </message>
    <message>
        <source>Forward and backward</source>
        <translation>Előre- és visszamenet</translation>
    </message>
    <message>
        <source>Parameters in float32</source>
        <translation>Paraméterek float32-ben</translation>
    </message>
    <message>
        <source>Gradients in float32</source>
        <translation>Gradiensek float32-ben</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Az optimalizáló állapota</translation>
    </message>
    <message>
        <source>Low-precision copy of the weights</source>
        <translation>A súlyok alacsony pontosságú másolata</translation>
    </message>
    <message>
        <source>These four together</source>
        <translation>Ez a négy együtt</translation>
    </message>
    <message>
        <source>Activations, with the input</source>
        <translation>Aktivációk, a bemenettel</translation>
    </message>
    <message>
        <source>Peak, with the backward pass</source>
        <translation>Csúcs, a visszamenettel</translation>
    </message>
    <message>
        <source>Batches of an epoch</source>
        <translation>Egy epoch batchei</translation>
    </message>
    <message>
        <source>An epoch</source>
        <translation>Egy epoch</translation>
    </message>
    <message>
        <source>Inputs of the data set in float32</source>
        <translation>Az adathalmaz bemenetei float32-ben</translation>
    </message>
    <message>
        <source>Transfer of the data set</source>
        <translation>Az adathalmaz átvitele</translation>
    </message>
    <message>
        <source>%1 bytes / (%2 bytes a second)</source>
        <translation>%1 bájt / (%2 bájt másodpercenként)</translation>
    </message>
    <message>
        <source>Variance of the gradient, in theory</source>
        <translation>A gradiens varianciája, elméletben</translation>
    </message>
    <message>
        <source>Largest micro-batch in that memory</source>
        <translation>A legnagyobb mikro-batch ebben a memóriában</translation>
    </message>
    <message>
        <source>Accumulation factor A</source>
        <translation>Akkumulációs tényező (A)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n byte(s)</source>
        <translation>
            <numerusform>%1: %n bájt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 minta</translation>
    </message>
    <message>
        <source>A rule for any engine: every activation and its gradient are there at once. A run&apos;s memory ledger goes by the buffers that its own engine has.</source>
        <translation>Bármely motorra szóló szabály: minden aktiváció és annak gradiense egyszerre van jelen. A futás memóriamérlege a saját motorjának puffereihez igazodik.</translation>
    </message>
</context>
<context>
    <name>halfstep::CurveSketch</name>
    <message>
        <source>Your curve: %1</source>
        <translation>A te görbéd: %1</translation>
    </message>
    <message>
        <source>Left and right choose a point, up and down move it.</source>
        <translation>A balra és jobbra nyíl pontot választ, a fel és le mozgatja.</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>Drag the points to where you expect the curve.</source>
        <translation>Húzd a pontokat oda, ahol a görbét várod.</translation>
    </message>
</context>
<context>
    <name>halfstep::DockTitle</name>
    <message>
        <source>&amp;Put back into the window</source>
        <translation>Vissza az &amp;ablakba</translation>
    </message>
    <message>
        <source>&amp;Float beside the window</source>
        <translation>&amp;Lebegjen az ablak mellett</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>halfstep::EventLog</name>
    <message>
        <source>Filter the events</source>
        <translation>Események szűrése</translation>
    </message>
    <message>
        <source>Shows only the sentences that contain this text.</source>
        <translation>Csak az ezt a szöveget tartalmazó mondatokat mutatja.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Legújabb</translation>
    </message>
    <message>
        <source>Goes to the newest event, and stays with those that come.</source>
        <translation>A legújabb eseményhez ugrik, és az újabbakat is követi.</translation>
    </message>
</context>
<context>
    <name>halfstep::EventText</name>
    <message>
        <source>The run begins: %1 on %2, %3 training samples, %4 parameters.</source>
        <translation>Kezdődik a futás: %1, adatok: %2, %3 tanítóminta, %4 paraméter.</translation>
    </message>
    <message>
        <source>The run goes on after attempt %1: %2 on %3.</source>
        <translation>%1. kísérlet után folytatódik a futás: %2, adatok: %3.</translation>
    </message>
    <message>
        <source>Deliberate mistakes are on: %1.</source>
        <translation>Bekapcsolt szándékos hibák: %1.</translation>
    </message>
    <message>
        <source>scale stays %1</source>
        <translation>a veszteségskála marad: %1</translation>
    </message>
    <message>
        <source>scale %1 → %2</source>
        <translation>veszteségskála: %1 → %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 itt: %2</translation>
    </message>
    <message>
        <source>Attempt %1 skipped: %2; %3.</source>
        <translation>%1. kísérlet kihagyva: %2; %3.</translation>
    </message>
    <message>
        <source>Attempts %1 to %2 skipped: %3; %4.</source>
        <translation>%1–%2. kísérlet kihagyva: %3; %4.</translation>
    </message>
    <message>
        <source>After attempt %1 the scale grows: %2 → %3.</source>
        <translation>%1. kísérlet után: nő a veszteségskála, %2 → %3.</translation>
    </message>
    <message>
        <source>Epoch %1 is the best so far: validation loss %2.</source>
        <translation>Legjobb eddig: %1. epoch, validációs veszteség: %2.</translation>
    </message>
    <message>
        <source>The scaler is looking for a scale that fits; the first skips are normal.</source>
        <translation>A veszteségskálázó keresi a megfelelő értéket; az első kihagyások természetesek.</translation>
    </message>
    <message>
        <source>Attempt %1: the scale has settled; a skip now and then is normal.</source>
        <translation>%1. kísérlet: a veszteségskála beállt; egy-egy alkalmi kihagyás természetes.</translation>
    </message>
    <message>
        <source>Attempt %1: skipping no longer helps, the run is collapsing.</source>
        <translation>%1. kísérlet: a kihagyás már nem segít, a futás összeomlik.</translation>
    </message>
    <message>
        <source>From attempt %1 on: %2 %3 → %4.</source>
        <translation>%1. kísérlettől: %2 %3 → %4.</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Részletek: %1</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Mentve ide: %1.</translation>
    </message>
    <message>
        <source>This run is not saved.</source>
        <translation>Ez a futás nem kerül mentésre.</translation>
    </message>
    <message>
        <source>From epoch %1 on the validation loss is not a finite number.</source>
        <translation>%1. epochtól: a validációs veszteség nem véges szám.</translation>
    </message>
    <message>
        <source>The run begins: %1 on %2, %3 parameters.</source>
        <translation>Kezdődik a futás: %1, adatok: %2, %3 paraméter.</translation>
    </message>
    <message>
        <source>%1 of the attempts %2 to %3 skipped: %4; %5.</source>
        <translation>%2–%3. kísérlet, közülük kihagyva %1: %4; %5.</translation>
    </message>
    <message>
        <source>From attempt %1 to %2 the scale grows: %3 → %4.</source>
        <translation>%1–%2. kísérlet: nő a veszteségskála, %3 → %4.</translation>
    </message>
    <message>
        <source>Weights, optimizer state and update count stay unchanged.</source>
        <translation>A súlyok, az optimalizáló állapota és a frissítések száma változatlan.</translation>
    </message>
    <message>
        <source>Weights, optimizer state, schedule and update count stay unchanged.</source>
        <translation>A súlyok, az optimalizáló állapota, az ütemezés és a frissítések száma változatlan.</translation>
    </message>
    <message>
        <source>Your note at attempt %1: %2</source>
        <translation>Jegyzete a(z) %1. kísérletnél: %2</translation>
    </message>
    <message>
        <source>Your note at attempt %1 now says: %2</source>
        <translation>Jegyzete a(z) %1. kísérletnél most: %2</translation>
    </message>
    <message>
        <source>Your note at attempt %1 was deleted: %2</source>
        <translation>Jegyzete a(z) %1. kísérletnél törölve: %2</translation>
    </message>
</context>
<context>
    <name>halfstep::ExportDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG-kép</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-rajz</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-oldal</translation>
    </message>
    <message>
        <source>CSV data as shown</source>
        <translation>CSV: a látható adatok</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Szélesség</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Magasság</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formátum</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>képpont</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Export a figure</source>
        <translation>Ábra exportálása</translation>
    </message>
    <message>
        <source>Puts the figure on the clipboard, as a picture.</source>
        <translation>Az ábrát képként a vágólapra teszi.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ábra</translation>
    </message>
    <message>
        <source>Run and main settings below the figure</source>
        <translation>A futás és a fő beállítások az ábra alatt</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Az ábra mentése</translation>
    </message>
</context>
<context>
    <name>halfstep::FileDialog</name>
    <message>
        <source>%1 file</source>
        <translation>%1 fájl</translation>
    </message>
</context>
<context>
    <name>halfstep::FoldingGroup</name>
    <message numerus="yes">
        <source>%n change(s) in this group apply to the next run.</source>
        <translation>
            <numerusform>%n változás ebben a csoportban a következő futástól érvényes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes in this group apply to the next run.</source>
        <translation>A csoport változásai a következő futástól érvényesek.</translation>
    </message>
</context>
<context>
    <name>halfstep::FormatGrid</name>
    <message>
        <source>overflow</source>
        <translation>túlcsordulás</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>szubnormális</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normál</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>végtelen</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Any format of 2 to 8 exponent and 1 to 23 mantissa bits, as e3m4; _sat at the end makes it saturate.</source>
        <translation>Bármely formátum 2–8 kitevő- és 1–23 mantisszabittel, például e3m4; a végére írt _sat telítődővé teszi.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formátum</translation>
    </message>
    <message>
        <source>Sign, exponent, mantissa</source>
        <translation>Előjel, kitevő, mantissza</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tárolt érték</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Osztály</translation>
    </message>
    <message>
        <source>Absolute error</source>
        <translation>Abszolút hiba</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Relatív hiba</translation>
    </message>
    <message>
        <source>Next below</source>
        <translation>Alsó szomszéd</translation>
    </message>
    <message>
        <source>Next above</source>
        <translation>Felső szomszéd</translation>
    </message>
    <message>
        <source>Free format</source>
        <translation>Szabad formátum</translation>
    </message>
</context>
<context>
    <name>halfstep::FormatsPage</name>
    <message>
        <source>Export the &amp;figure…</source>
        <translation>Á&amp;bra exportálása…</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>&amp;Táblázat exportálása…</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formátumok</translation>
    </message>
    <message>
        <source>%1 in %2 is %3: %4</source>
        <translation>%1 a(z) %2 formátumban %3: %4</translation>
    </message>
    <message>
        <source>Decimal, inf, nan, 0x1.8p-3, or bits of %1: %2</source>
        <translation>Tizedes szám, inf, nan, 0x1.8p-3, vagy %1 bitjei: %2</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ilyen formátum nincs; így írható: e4m3, 2–8 kitevő- és 1–23 mantisszabittel.</translation>
    </message>
    <message>
        <source>Bias %1, smallest subnormal %2, smallest normal %3, largest %4, spacing above 1: %5.</source>
        <translation>Eltolás: %1, legkisebb szubnormális: %2, legkisebb normál: %3, legnagyobb: %4, lépésköz 1 fölött: %5.</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Az ábra elmentve: %1.</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Szám</translation>
    </message>
    <message>
        <source>Number &amp;line</source>
        <translation>Szám&amp;egyenes</translation>
    </message>
    <message>
        <source>logarithmic scale</source>
        <translation>logaritmikus lépték</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>lineáris lépték</translation>
    </message>
    <message>
        <source>neighbours in the chosen format</source>
        <translation>szomszédok a választott formátumban</translation>
    </message>
    <message>
        <source>Multiply by S</source>
        <translation>Szorzás S-sel</translation>
    </message>
    <message>
        <source>Sums that stick</source>
        <translation>Megakadó összegek</translation>
    </message>
    <message>
        <source>Figure…</source>
        <translation>Ábra…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Táblázat…</translation>
    </message>
    <message>
        <source>Saves the number line as PNG, SVG, PDF or CSV.</source>
        <translation>A számegyenes mentése PNG, SVG, PDF vagy CSV formátumban.</translation>
    </message>
    <message>
        <source>Saves the numbers, or the steps of the sum, as CSV or JSON.</source>
        <translation>A számok vagy az összeg lépéseinek mentése CSV vagy JSON formátumban.</translation>
    </message>
    <message>
        <source>Neighbours: %1 and %2.</source>
        <translation>Szomszédok: %1 és %2.</translation>
    </message>
    <message>
        <source>Overflow: the value is past the largest number.</source>
        <translation>Túlcsordulás: az érték a legnagyobb számon túl van.</translation>
    </message>
    <message>
        <source>Underflow: the value is at most half the smallest number.</source>
        <translation>Alulcsordulás: az érték legfeljebb fele a legkisebb számnak.</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Fogalmak: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::FuseChart</name>
    <message>
        <source>Validation loss and patience</source>
        <translation>Validációs veszteség és türelem</translation>
    </message>
    <message>
        <source>Validation loss after every epoch, the best one flagged; early stopping was off, so that no fuse burnt, and a dotted line stands where it would have stopped.</source>
        <translation>Validációs veszteség minden epoch után, a legjobb megjelölve; a korai leállás ki volt kapcsolva, ezért nem égett kanóc, és pontozott vonal áll ott, ahol leállt volna.</translation>
    </message>
    <message>
        <source>Validation loss after every epoch, the best one flagged; below it patience burns down like a fuse, and is whole again after every improvement beyond the least gain.</source>
        <translation>Validációs veszteség minden epoch után, a legjobb megjelölve; alatta a türelem kanócként ég le, és a legkisebb javulást meghaladó minden javulás után újra egész.</translation>
    </message>
    <message>
        <source>patience left</source>
        <translation>maradék türelem</translation>
    </message>
    <message>
        <source>would have stopped</source>
        <translation>leállt volna</translation>
    </message>
    <message>
        <source>the best so far</source>
        <translation>az eddigi legjobb</translation>
    </message>
    <message>
        <source>patience %1 of %2</source>
        <translation>türelem: %1 / %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>leállt</translation>
    </message>
</context>
<context>
    <name>halfstep::GlossaryDialog</name>
    <message>
        <source>Nothing is called so.</source>
        <translation>Semmit sem hívnak így.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Szójegyzék</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Keresés a szójegyzékben</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Fogalmak</translation>
    </message>
    <message>
        <source>Labs that show it:</source>
        <translation>Laborok, amelyek megmutatják:</translation>
    </message>
</context>
<context>
    <name>halfstep::InsideDocks</name>
    <message>
        <source>Range window</source>
        <translation>Értéktartomány</translation>
    </message>
    <message>
        <source>Step microscope</source>
        <translation>Lépésmikroszkóp</translation>
    </message>
    <message>
        <source>Cast map</source>
        <translation>Formátumtérkép</translation>
    </message>
    <message>
        <source>Lost updates</source>
        <translation>Elveszett frissítések</translation>
    </message>
    <message>
        <source>Skip ledger</source>
        <translation>Kihagyások</translation>
    </message>
    <message>
        <source>Where time goes</source>
        <translation>Mire megy az idő</translation>
    </message>
    <message>
        <source>Memory ledger</source>
        <translation>Memóriamérleg</translation>
    </message>
    <message>
        <source>Stop autopsy</source>
        <translation>A leállás boncolása</translation>
    </message>
    <message>
        <source>Scaler replay</source>
        <translation>Skálázó újrajátszása</translation>
    </message>
</context>
<context>
    <name>halfstep::LabCharts</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Diagram</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagram</translation>
    </message>
</context>
<context>
    <name>halfstep::LabForm</name>
    <message>
        <source>empty: by chance</source>
        <translation>üresen: véletlen</translation>
    </message>
</context>
<context>
    <name>halfstep::LabTexts</name>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
</context>
<context>
    <name>halfstep::LabView</name>
    <message>
        <source>Figure</source>
        <translation>Ábra</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Szám</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Save the lab&apos;s result in a new folder</source>
        <translation>A labor eredményének mentése új mappába</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Elmentve ide: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Számítás</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Fogalmak: %1</translation>
    </message>
    <message>
        <source>Your curve</source>
        <translation>A te görbéd</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramok</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Jóslat</translation>
    </message>
    <message>
        <source>What is predicted is no number.</source>
        <translation>A jóslat nem szám.</translation>
    </message>
    <message>
        <source>Computed: %1</source>
        <translation>Kiszámítva: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::LabsPage</name>
    <message>
        <source>Labs</source>
        <translation>Laborok</translation>
    </message>
    <message>
        <source>done</source>
        <translation>kész</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halfstep::LayerTable</name>
    <message>
        <source>input</source>
        <translation>bemenet</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineáris</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>konvolúció</translation>
    </message>
    <message>
        <source>max pooling</source>
        <translation>max-pool</translation>
    </message>
    <message>
        <source>batch norm</source>
        <translation>batch norm</translation>
    </message>
    <message>
        <source>Kind of layer</source>
        <translation>A réteg fajtája</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Rétegek</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Réteg</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Kimenetek</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ablak</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Le</translation>
    </message>
    <message>
        <source>Adds a layer behind the one that is marked.</source>
        <translation>Réteget ad a kijelölt mögé.</translation>
    </message>
</context>
<context>
    <name>halfstep::LookedAtWindow</name>
    <message>
        <source>No run yet</source>
        <translation>Még nincs futás</translation>
    </message>
    <message>
        <source>Nothing told yet</source>
        <translation>Még nincs adat</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>%1, the nearest told to %2</source>
        <translation>%1 (a %2. kísérlethez ez van legközelebb)</translation>
    </message>
    <message>
        <source>%1, the last told of %2</source>
        <translation>%1 (az utolsó részletezett a %2 kísérletből)</translation>
    </message>
</context>
<context>
    <name>halfstep::LostOverTimeChart</name>
    <message>
        <source>Lost updates over time</source>
        <translation>Elveszett frissítések időben</translation>
    </message>
    <message>
        <source>The share of lost updates of every attempt as it ran, and, computed at the windows that were told, with weights kept the other way.</source>
        <translation>Az elveszett frissítések aránya minden kísérletben úgy, ahogy futott, és a feljegyzett ablakoknál kiszámítva úgy is, ha a súlyokat a másik módon tárolnánk.</translation>
    </message>
    <message>
        <source>share of the steps other than zero</source>
        <translation>a nullától különböző lépések aránya</translation>
    </message>
    <message>
        <source>as it ran: %1</source>
        <translation>ahogy futott: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>számított: %1</translation>
    </message>
    <message>
        <source>With %1, an attempt lost between %2 and %3 of its updates.</source>
        <translation>Így tárolva (%1) egy kísérlet frissítéseinek %2 és %3 közötti része veszett el.</translation>
    </message>
    <message>
        <source>Computed at the windows that were told, with %1 it would have been between %2 and %3.</source>
        <translation>A feljegyzett ablakoknál kiszámítva a másik tárolással (%1) %2 és %3 közötti rész veszett volna el.</translation>
    </message>
    <message>
        <source>lost steps</source>
        <translation>elveszett lépések</translation>
    </message>
</context>
<context>
    <name>halfstep::LostUpdatesChart</name>
    <message>
        <source>Lost updates</source>
        <translation>Elveszett frissítések</translation>
    </message>
    <message>
        <source>Lost updates · attempt %1</source>
        <translation>Elveszett frissítések · %1. kísérlet</translation>
    </message>
    <message>
        <source>How many of the optimizer&apos;s steps leave their weight as it was, since they are smaller than half the distance to the next number.</source>
        <translation>Az optimalizáló hány lépése hagyja változatlanul a súlyát, mert kisebb, mint a következő számtól való távolság fele.</translation>
    </message>
    <message>
        <source>Attempt %1 was not applied, so no update was lost.</source>
        <translation>A(z) %1. kísérlet nem hajtódott végre, így frissítés sem veszett el.</translation>
    </message>
    <message>
        <source>lost of the steps other than zero [%]</source>
        <translation>elveszett a nem nulla lépésekből [%]</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 felett</translation>
    </message>
    <message>
        <source>B − A: %1</source>
        <translation>B − A: %1</translation>
    </message>
    <message>
        <source>float32 master weights</source>
        <translation>float32 mestersúlyok</translation>
    </message>
    <message>
        <source>weights in %1</source>
        <translation>súlyok ebben: %1</translation>
    </message>
    <message>
        <source>Attempt %1, with %2: none of %3 steps left its weight as it was.</source>
        <translation>%1. kísérlet, %2: %3 lépés egyike sem hagyta változatlanul a súlyát.</translation>
    </message>
    <message>
        <source>Attempt %1, with %2: %3 of %4 steps left their weight as it was; the most, %5, in %6.</source>
        <translation>%1. kísérlet, %2: %4 lépés %3-a hagyta változatlanul a súlyát; a legtöbb, %5, itt: %6.</translation>
    </message>
    <message>
        <source>With %1 the same step would have left %2 as they were, by computation.</source>
        <translation>A másik tárolással (%1) ugyanez a lépés számítás szerint a súlyok %2-át hagyta volna változatlanul.</translation>
    </message>
    <message>
        <source>as it ran: %1</source>
        <translation>ahogy futott: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>számított: %1</translation>
    </message>
    <message>
        <source>%1: %2 computed</source>
        <translation>%1: %2 számított</translation>
    </message>
    <message>
        <source>lost steps [%]</source>
        <translation>elveszett lépések [%]</translation>
    </message>
</context>
<context>
    <name>halfstep::MainWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>F&amp;utás</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;About Halfstep</source>
        <translation>A Halfstep &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>Restore &amp;layout</source>
        <translation>Elrendezés v&amp;isszaállítása</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Beállítások</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Nyelv</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Téma</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;Full screen, charts only</source>
        <translation>&amp;Teljes képernyő, csak diagramok</translation>
    </message>
    <message>
        <source>&amp;Explain what has the focus</source>
        <translation>A kijelölt rész &amp;magyarázata</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Szójegyzék</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Következő &amp;ablakrész</translation>
    </message>
    <message>
        <source>&amp;Pane before</source>
        <translation>Előző ablak&amp;rész</translation>
    </message>
</context>
<context>
    <name>halfstep::MemoryModel</name>
    <message>
        <source>peak at m = %1, A = %2</source>
        <translation>csúcs, ha m = %1, A = %2</translation>
    </message>
    <message>
        <source>peak within a window</source>
        <translation>csúcs egy ablakon belül</translation>
    </message>
    <message>
        <source>the same, all in float32</source>
        <translation>ugyanaz, ha minden float32</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>Mit tárol</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bájt</translation>
    </message>
    <message>
        <source>Counted, computed or estimated</source>
        <translation>Megszámolt, számított vagy becsült</translation>
    </message>
    <message>
        <source>peak by the Calculator&apos;s rule</source>
        <translation>csúcs a Kalkulátor szabálya szerint</translation>
    </message>
    <message>
        <source>every activation and its gradient at once, one micro-batch&apos;s inputs, no buffers of an engine</source>
        <translation>minden aktiváció és gradiense egyszerre, egy mikro-batch bemenetei, a motor pufferei nélkül</translation>
    </message>
    <message>
        <source>the rounded weights and a micro-batch&apos;s gradient before the sum, both as float32</source>
        <translation>a kerekített súlyok és egy mikro-batch gradiense az összegzés előtt, mindkettő float32-ként</translation>
    </message>
    <message>
        <source>all activations, twice</source>
        <translation>minden aktiváció kétszer</translation>
    </message>
    <message>
        <source>weights, and one gradient, as float32</source>
        <translation>súlyok és egy gradiens, float32-ként</translation>
    </message>
</context>
<context>
    <name>halfstep::MemoryView</name>
    <message>
        <source>Memory of the run</source>
        <translation>A futás memóriája</translation>
    </message>
    <message>
        <source>What the run holds in memory stands here.</source>
        <translation>Itt az áll majd, hogy mit tart a futás a memóriában.</translation>
    </message>
    <message>
        <source>This run&apos;s file does not tell the shape of its data.</source>
        <translation>Ennek a futásnak a fájlja nem árulja el az adatok alakját.</translation>
    </message>
    <message>
        <source>The run&apos;s allocator counted up to %1.</source>
        <translation>A futás memóriafoglalója legfeljebb ennyit számolt meg: %1.</translation>
    </message>
    <message>
        <source>%1 micro-batches of %2 need about %3 at their peak, where one batch of %4 would need about %5, estimated from shapes to within a quarter.</source>
        <translation>%1 darab %2 elemű mikro-batch a csúcson körülbelül %3 memóriát kíván, egyetlen %4 elemű batch viszont körülbelül ennyit kívánna: %5. Mindkettő az alakokból becsült érték, negyednyi pontossággal.</translation>
    </message>
    <message>
        <source>A batch of %1 needs about %2 at its peak, estimated from shapes to within a quarter.</source>
        <translation>Egy %1 elemű batch a csúcson körülbelül %2 memóriát kíván; ez az alakokból becsült érték, negyednyi pontossággal.</translation>
    </message>
</context>
<context>
    <name>halfstep::MistakeWords</name>
    <message>
        <source>No loss scaler</source>
        <translation>Nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>Small float16 gradients become zero.</source>
        <translation>A kis float16-gradiensek nullává válnak.</translation>
    </message>
    <message>
        <source>Clip before unscaling</source>
        <translation>Vágás visszaskálázás előtt</translation>
    </message>
    <message>
        <source>The threshold then acts on the scaled gradient, and is far too small.</source>
        <translation>A küszöb ekkor a skálázott gradiensre hat, ezért túl kicsi.</translation>
    </message>
    <message>
        <source>Unscale each micro-batch</source>
        <translation>Mikro-batchenkénti visszaskálázás</translation>
    </message>
    <message>
        <source>Gradients are unscaled again and again within one window.</source>
        <translation>A gradienseket egy ablakon belül újra meg újra visszaskálázza.</translation>
    </message>
    <message>
        <source>No division by A</source>
        <translation>Nem oszt A-val</translation>
    </message>
    <message>
        <source>The summed gradient is A times too large.</source>
        <translation>Az összegzett gradiens A-szor túl nagy.</translation>
    </message>
    <message>
        <source>Mean of means</source>
        <translation>Átlagok átlaga</translation>
    </message>
    <message>
        <source>Unequal micro-batches count equally, so that some samples weigh too much.</source>
        <translation>A különböző méretű mikro-batchek egyformán számítanak, így egyes minták súlya túl nagy.</translation>
    </message>
    <message>
        <source>Step every micro-batch</source>
        <translation>Lépés mikro-batchenként</translation>
    </message>
    <message>
        <source>This is no accumulation, but A small-batch updates.</source>
        <translation>Ez nem akkumuláció, hanem A darab kis batch frissítése.</translation>
    </message>
    <message>
        <source>Keep gradients on a skip</source>
        <translation>Kihagyáskor maradó gradiens</translation>
    </message>
    <message>
        <source>One overflow then poisons every later window.</source>
        <translation>Egyetlen túlcsordulás így minden későbbi ablakot megmérgez.</translation>
    </message>
    <message>
        <source>Schedule counts skips</source>
        <translation>Az ütemezés a kihagyást is számolja</translation>
    </message>
    <message>
        <source>The learning rate moves on although nothing was learnt.</source>
        <translation>A tanulási ráta továbblép, bár nem történt tanulás.</translation>
    </message>
    <message>
        <source>Autocast around backward</source>
        <translation>A backward köré tett autocast</translation>
    </message>
    <message>
        <source>The backward pass runs inside autocast, where it does not belong.</source>
        <translation>A visszaterjesztés az autocaston belül fut, ahol nincs helye.</translation>
    </message>
    <message>
        <source>Evaluate in training mode</source>
        <translation>Értékelés tanító módban</translation>
    </message>
    <message>
        <source>Dropout and batch statistics disturb the validation.</source>
        <translation>A dropout és a batch-statisztika megzavarja a validációt.</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>clipping before unscaling</source>
        <translation>vágás visszaskálázás előtt</translation>
    </message>
    <message>
        <source>unscaling each micro-batch</source>
        <translation>mikro-batchenkénti visszaskálázás</translation>
    </message>
    <message>
        <source>no division by A</source>
        <translation>nem oszt A-val</translation>
    </message>
    <message>
        <source>mean of means</source>
        <translation>átlagok átlaga</translation>
    </message>
    <message>
        <source>a step every micro-batch</source>
        <translation>lépés mikro-batchenként</translation>
    </message>
    <message>
        <source>gradients kept on a skip</source>
        <translation>kihagyáskor maradó gradiens</translation>
    </message>
    <message>
        <source>schedule counts skips</source>
        <translation>az ütemezés a kihagyást is számolja</translation>
    </message>
    <message>
        <source>autocast around backward</source>
        <translation>a backward köré tett autocast</translation>
    </message>
    <message>
        <source>evaluation in training mode</source>
        <translation>értékelés tanító módban</translation>
    </message>
    <message>
        <source>Acts in the backward pass.</source>
        <translation>A visszaterjesztésben hat.</translation>
    </message>
    <message>
        <source>Acts when micro-batches are added up.</source>
        <translation>A mikro-batchek összegzésekor hat.</translation>
    </message>
    <message>
        <source>Acts when gradients are unscaled.</source>
        <translation>A gradiensek visszaskálázásakor hat.</translation>
    </message>
    <message>
        <source>Acts when gradients are clipped.</source>
        <translation>Gradiensvágáskor hat.</translation>
    </message>
    <message>
        <source>Acts at the optimizer&apos;s step.</source>
        <translation>Az optimalizáló lépésénél hat.</translation>
    </message>
    <message>
        <source>Acts when a step is skipped.</source>
        <translation>Kihagyott lépésnél hat.</translation>
    </message>
    <message>
        <source>Acts on the learning rate&apos;s schedule.</source>
        <translation>A tanulási ráta ütemezésére hat.</translation>
    </message>
    <message>
        <source>Acts when the model is evaluated.</source>
        <translation>A modell kiértékelésekor hat.</translation>
    </message>
</context>
<context>
    <name>halfstep::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>One line, drawn in every chart at this attempt</source>
        <translation>Egy sor, minden diagramon ennél a kísérletnél</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>At attempt</source>
        <translation>Kísérlet</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>halfstep::NumberBox</name>
    <message>
        <source>This is not a number; write it like 16.</source>
        <translation>Ez nem szám; így írja: 16.</translation>
    </message>
    <message>
        <source>This is not a number; write it like 0.001, 0,001 or 1e-3.</source>
        <translation>Ez nem szám; így írja: 0,001, 0.001 vagy 1e-3.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Egész számnak kell lennie.</translation>
    </message>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ez ezreseket és tizedeseket is jelenthet; elválasztó nélkül írja.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Ez a szám túl nagy.</translation>
    </message>
    <message>
        <source>This must be greater than %1.</source>
        <translation>Nagyobb legyen, mint %1.</translation>
    </message>
    <message>
        <source>This must be at least %1.</source>
        <translation>Legalább %1 legyen.</translation>
    </message>
    <message>
        <source>This must be at least %1 and below %2.</source>
        <translation>Legalább %1, de kisebb legyen, mint %2.</translation>
    </message>
    <message>
        <source>This must be greater than %1 and at most %2.</source>
        <translation>Nagyobb legyen, mint %1, de legfeljebb %2.</translation>
    </message>
    <message>
        <source>This must be from %1 to %2.</source>
        <translation>%1 és %2 között legyen.</translation>
    </message>
    <message>
        <source>This must be greater than %1 and below %2.</source>
        <translation>Nagyobb legyen, mint %1, és kisebb, mint %2.</translation>
    </message>
</context>
<context>
    <name>halfstep::NumberLineChart</name>
    <message>
        <source>Representable numbers</source>
        <translation>Ábrázolható számok</translation>
    </message>
    <message>
        <source>Where each format has numbers: a band&apos;s height is the logarithm of how many lie between two powers of two; where there is room, each is a line.</source>
        <translation>Hol vannak számai az egyes formátumoknak: a sáv magassága annak a logaritmusa, hogy hány szám esik két kettőhatvány közé; ahol van hely, minden szám egy vonal.</translation>
    </message>
    <message>
        <source>Where each format has numbers: a band&apos;s height is the logarithm of how many lie in a hundredth of the axis; where there is room, each is a line.</source>
        <translation>Hol vannak számai az egyes formátumoknak: a sáv magassága annak a logaritmusa, hogy hány szám esik a tengely századrészére; ahol van hely, minden szám egy vonal.</translation>
    </message>
    <message>
        <source>log₂ of the magnitude</source>
        <translation>a nagyság log₂-je</translation>
    </message>
    <message>
        <source>number</source>
        <translation>szám</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normál</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>szubnormális</translation>
    </message>
    <message>
        <source>value · S, as stored</source>
        <translation>érték · S, ahogy tárolódik</translation>
    </message>
    <message>
        <source>value, as stored</source>
        <translation>érték, ahogy tárolódik</translation>
    </message>
    <message>
        <source>B − A: %1 doublings</source>
        <translation>B − A: %1 kettőzés</translation>
    </message>
    <message>
        <source>B − A: %1</source>
        <translation>B − A: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::Page</name>
    <message>
        <source>Back to all &amp;views</source>
        <translation>Vissza az összes &amp;nézethez</translation>
    </message>
    <message>
        <source>Show this &amp;view alone</source>
        <translation>Csak ez a &amp;nézet</translation>
    </message>
    <message>
        <source>Back to all views (%1)</source>
        <translation>Vissza az összes nézethez (%1)</translation>
    </message>
    <message>
        <source>Show this view alone, in large type (%1)</source>
        <translation>Csak ez a nézet, nagy betűkkel (%1)</translation>
    </message>
    <message>
        <source>Show the &amp;view in use alone</source>
        <translation>Csak a használt &amp;nézet</translation>
    </message>
    <message>
        <source>Show &amp;one view alone</source>
        <translation>Csak &amp;egy nézet</translation>
    </message>
</context>
<context>
    <name>halfstep::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
</context>
<context>
    <name>halfstep::PredictionBox</name>
    <message>
        <source>You predicted %1, it is %2: off by %3.</source>
        <translation>A jóslatod %1, az eredmény %2: az eltérés %3.</translation>
    </message>
    <message>
        <source>Your curve is off by a factor of %1 on average, most at %2: by %3.</source>
        <translation>A görbéd átlagosan %1-szeres tényezővel tér el, leginkább itt: %2, ahol %3-szeressel.</translation>
    </message>
    <message>
        <source>Your curve is off by %1 on average, most at %2: by %3.</source>
        <translation>A görbéd átlagosan %1 értékkel tér el, leginkább itt: %2, ahol %3 értékkel.</translation>
    </message>
    <message>
        <source>Predict first: %1</source>
        <translation>Előbb jósolj: %1</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>egy szám, vagy semmi</translation>
    </message>
    <message>
        <source>Draw the curve again</source>
        <translation>Új görbe rajzolása</translation>
    </message>
    <message>
        <source>You picked “%1”, and so it is.</source>
        <translation>Ezt választottad: „%1” – és valóban így van.</translation>
    </message>
    <message>
        <source>You picked “%1”, and it is not so.</source>
        <translation>Ezt választottad: „%1” – de nem így van.</translation>
    </message>
    <message>
        <source>You picked “%1”, but it is: “%2”.</source>
        <translation>Ezt választottad: „%1” – de ez igaz: „%2”</translation>
    </message>
</context>
<context>
    <name>halfstep::PresetBox</name>
    <message>
        <source>preset %1</source>
        <translation>előbeállítás: %1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Előbeállítás</translation>
    </message>
    <message>
        <source>own settings</source>
        <translation>saját beállítások</translation>
    </message>
    <message>
        <source>Fills in all settings of a ready-made run.</source>
        <translation>Kitölti egy kész futás minden beállítását.</translation>
    </message>
    <message>
        <source>From a run: %1</source>
        <translation>Egy futásból: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::Presets</name>
    <message>
        <source>The same CNN, data and seeds in bfloat16, whose range needs no loss scaler.</source>
        <translation>Ugyanaz a CNN, adat és véletlenmag bfloat16-ban, amelynek tartományához nem kell veszteségskálázó.</translation>
    </message>
    <message>
        <source>A table MLP predicts late Northstar orders with Adam and stops when the validation loss no longer improves.</source>
        <translation>Táblázatos MLP jósolja a késő Northstar-rendeléseket Adammal, és megáll, ha a validációs veszteség már nem javul.</translation>
    </message>
    <message>
        <source>A 32-48-1 MLP on 8,192 synthetic samples in float32 with Adam, to measure what an epoch costs.</source>
        <translation>32-48-1 MLP 8&#xa0;192 szintetikus mintán, float32-ben, Adammal: mennyibe kerül egy epoch.</translation>
    </message>
    <message>
        <source>A tiny MLP in float16 with a growth interval of 40: the loss scale climbs, overflows and backs off again and again.</source>
        <translation>Apró MLP float16-ban, 40-es növelési időközzel: a veszteségskála újra meg újra felmászik, túlcsordul és visszalép.</translation>
    </message>
    <message>
        <source>Mixed precision with loss scaling</source>
        <translation>Kevert pontosság veszteségskálázással</translation>
    </message>
    <message>
        <source>The loss scale dances</source>
        <translation>Táncol a veszteségskála</translation>
    </message>
    <message>
        <source>Early stopping on a table</source>
        <translation>Korai leállás táblázaton</translation>
    </message>
    <message>
        <source>What an epoch costs</source>
        <translation>Mennyibe kerül egy epoch</translation>
    </message>
    <message>
        <source>Underflow without a loss scaler</source>
        <translation>Alulcsordulás veszteségskálázó nélkül</translation>
    </message>
    <message>
        <source>A small CNN learns GlyphLab images in float16. The loss scale doubles after 20 clean attempts, an overflow skips a step and halves it, and clipping acts at 1.5. The interval is for a lecture; PyTorch&apos;s is 2,000.</source>
        <translation>Kis CNN tanul GlyphLab-képeken float16-ban. A veszteségskála 20 hibátlan kísérlet után megduplázódik, a túlcsordulás kihagyat egy lépést és megfelezi, a vágás 1,5-nél lép be. Az időköz előadáshoz való; a PyTorché 2&#xa0;000.</translation>
    </message>
    <message>
        <source>The CNN with PyTorch&apos;s defaults</source>
        <translation>A CNN a PyTorch alapértékeivel</translation>
    </message>
    <message>
        <source>The same CNN in float16 with PyTorch&apos;s growth interval of 2,000 and clipping at 5: for most of the run the loss scale stays at 65,536.</source>
        <translation>Ugyanaz a CNN float16-ban, a PyTorch 2&#xa0;000-es növelési időközével és 5-ös vágással: a veszteségskála a futás nagy részében 65&#xa0;536 marad.</translation>
    </message>
    <message>
        <source>The CNN in float32</source>
        <translation>A CNN float32-ben</translation>
    </message>
    <message>
        <source>The same CNN, data and seeds in float32, to compare with: no scale, no skipped step.</source>
        <translation>Ugyanaz a CNN, adat és véletlenmag float32-ben, összehasonlításul: nincs veszteségskála, nincs kihagyott lépés.</translation>
    </message>
    <message>
        <source>The CNN in bfloat16</source>
        <translation>A CNN bfloat16-ban</translation>
    </message>
    <message>
        <source>Overflow until the scale is zero</source>
        <translation>Túlcsordulás nulla veszteségskáláig</translation>
    </message>
    <message>
        <source>A learning rate of 1,000 throws the weights so far that the second loss is NaN. The scaler halves the loss scale at every attempt, down to zero: no scale cures a forward pass that overflows.</source>
        <translation>Az 1&#xa0;000-es tanulási ráta olyan messzire dobja a súlyokat, hogy már a második veszteség NaN. A veszteségskálázó kísérletenként felezi a veszteségskálát, egészen nulláig: a túlcsorduló előrelépésen semmilyen veszteségskála nem segít.</translation>
    </message>
    <message>
        <source>Clipping before unscaling</source>
        <translation>Vágás visszaskálázás előtt</translation>
    </message>
    <message>
        <source>Clipping at 1 sees gradients that are still multiplied by 65,536, and unscaling shrinks what is left once more: the loss does not move. Take the mistake away and it falls.</source>
        <translation>Az 1-es vágás még 65&#xa0;536-tal szorzott gradienseket lát, a visszaskálázás pedig a maradékot is összezsugorítja: a veszteség nem mozdul. A hiba nélkül csökken a veszteség.</translation>
    </message>
    <message>
        <source>Four micro-batches of 4</source>
        <translation>Négy 4-es mikro-batch</translation>
    </message>
    <message>
        <source>Four micro-batches of 4 make each update of the CNN in float32. Its losses are those of one batch of 16, and its peak of memory is lower.</source>
        <translation>A CNN minden frissítése négy 4-es mikro-batch float32-ben. Veszteségei az egyetlen 16-os batch veszteségei, memóriacsúcsa kisebb.</translation>
    </message>
    <message>
        <source>One batch of 16</source>
        <translation>Egy 16-os batch</translation>
    </message>
    <message>
        <source>One batch of 16 makes each update of the CNN in float32. Its losses are those of four micro-batches of 4, and its peak of memory is higher.</source>
        <translation>A CNN minden frissítése egyetlen 16-os batch float32-ben. Veszteségei a négy 4-es mikro-batch veszteségei, memóriacsúcsa nagyobb.</translation>
    </message>
    <message>
        <source>Early stopping against overfitting</source>
        <translation>Korai leállás túltanulás ellen</translation>
    </message>
    <message>
        <source>A tiny MLP learns its images by heart: training loss goes on falling while validation loss rises. Patience burns down epoch by epoch; at the stop the best epoch&apos;s weights are taken back.</source>
        <translation>Apró MLP magolja be a képeit: a tanítási veszteség tovább csökken, a validációs nő. A türelem epochról epochra fogy; a leálláskor visszakerülnek a legjobb epoch súlyai.</translation>
    </message>
    <message>
        <source>Every update averages all 2,100 training images, so every gradient entry is too small for fp8 e4m3: all become zero and nothing is learned. Take the mistake away and it learns.</source>
        <translation>Minden frissítés mind a 2&#xa0;100 tanítóképet átlagolja, így minden gradienselem túl kicsi az fp8 e4m3-hoz: mind nullává válik, és a modell semmit sem tanul. A hiba nélkül tanul.</translation>
    </message>
</context>
<context>
    <name>halfstep::ProblemStrip</name>
    <message>
        <source>Hide this message</source>
        <translation>Az üzenet elrejtése</translation>
    </message>
</context>
<context>
    <name>halfstep::RangeChart</name>
    <message>
        <source>lost to zero</source>
        <translation>nullává vált</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>szubnormális</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normál</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>telítődött</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>túlcsordult</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>share of elements [%]</source>
        <translation>az elemek aránya [%]</translation>
    </message>
    <message>
        <source>zero before %1</source>
        <translation>eleve nulla %1</translation>
    </message>
    <message>
        <source>elements: %1</source>
        <translation>elemek: %1</translation>
    </message>
    <message>
        <source>B − A: %1 doublings</source>
        <translation>B − A: %1 duplázás</translation>
    </message>
    <message>
        <source>made zero by rounding %1</source>
        <translation>kerekítéstől nulla lett %1</translation>
    </message>
    <message>
        <source>overflowed: inf %1 · NaN %2</source>
        <translation>túlcsordult: inf %1 · NaN %2</translation>
    </message>
    <message>
        <source>made zero by rounding: %1</source>
        <translation>kerekítéstől nulla lett: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::RangeView</name>
    <message>
        <source>no format of this name</source>
        <translation>nincs ilyen nevű formátum</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>a teljes modell</translation>
    </message>
    <message>
        <source>not multiplied by S</source>
        <translation>nincs S-sel szorozva</translation>
    </message>
    <message>
        <source>log₂ of the magnitude</source>
        <translation>a nagyság log₂-je</translation>
    </message>
    <message>
        <source>This window tells nothing of it.</source>
        <translation>Ez az ablak erről nem mond semmit.</translation>
    </message>
    <message>
        <source>Attempt %1, %2 elements in %3: lost %4, subnormal %5, overflow %6; zero before %7, inf %8, NaN %9.</source>
        <translation>%1. kísérlet, %2 elem %3 formátumban: elveszett %4, szubnormális %5, túlcsordult %6; eleve nulla %7, inf %8, NaN %9.</translation>
    </message>
    <message>
        <source>S = %1 saves %2 from becoming zero.</source>
        <translation>S = %1 az elemek %2-át menti meg attól, hogy nullává váljon.</translation>
    </message>
    <message>
        <source>What was rounded to zero on the way is among the zeros before.</source>
        <translation>Ami útközben nullára kerekedett, az eleve nullák között van.</translation>
    </message>
    <message>
        <source>Counted in the last micro-batch, before its gradient was rounded.</source>
        <translation>Az utolsó mikro-batchben számolva, mielőtt a gradiensét kerekítettük.</translation>
    </message>
    <message>
        <source>Where a border lies inside a power of two, bounds are given.</source>
        <translation>Ahol egy határ két kettőhatvány közé esik, ott alsó és felső korlát áll.</translation>
    </message>
    <message>
        <source>&amp;Counted</source>
        <translation>&amp;Mit</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>M&amp;inek</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Formátum</translation>
    </message>
    <message>
        <source>as in the run</source>
        <translation>mint a futásban</translation>
    </message>
    <message>
        <source>Puts S back to the loss scale that the window had.</source>
        <translation>Visszaállítja S-t arra a veszteségskálára, amellyel az ablak futott.</translation>
    </message>
    <message>
        <source>Loss scale S</source>
        <translation>S veszteségskála</translation>
    </message>
    <message>
        <source>A format of the list, or any eXmY, such as e4m3 or e6m9.</source>
        <translation>Egy formátum a listából vagy bármely eXmY, például e4m3 vagy e6m9.</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradiens</translation>
    </message>
    <message>
        <source>gradient before rounding</source>
        <translation>gradiens kerekítés előtt</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>súlyok</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>frissítések</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>aktivációk</translation>
    </message>
    <message>
        <source>activations&apos; gradient</source>
        <translation>aktivációk gradiense</translation>
    </message>
    <message>
        <source>Slides the histogram: what another loss scale would lose and save. The mouse slides it in the chart as well, with Shift finely.</source>
        <translation>Eltolja a hisztogramot: mit veszítene és mit mentene meg egy másik skála. A diagramban az egér is eltolja, Shifttel finoman.</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see what a format holds of it.</source>
        <translation>Indíts vagy nyiss meg egy futást, hogy lásd, mit tárol belőle egy formátum.</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>log₂ of the magnitude, times S</source>
        <translation>a nagyság log₂-je, S szorzóval</translation>
    </message>
    <message>
        <source>The gradient is zero throughout. Shown is what it was before rounding: %1.</source>
        <translation>A gradiens mindenütt nulla. Itt az látható, ami a kerekítés előtt volt: %1.</translation>
    </message>
    <message>
        <source>In the last micro-batch, rounding to %1 made %2 zero; %3 were zero before it.</source>
        <translation>Az utolsó mikro-batchben a(z) %1 formátumra kerekítéstől %2 lett nulla; %3 már előtte is nulla volt.</translation>
    </message>
    <message>
        <source>Micro-batches are added in float32, where finite sums may lie beyond the format.</source>
        <translation>A mikro-batchek összege float32, ezért véges összegek a formátumon túl is eshetnek.</translation>
    </message>
    <message>
        <source>activations&apos; gradient before rounding</source>
        <translation>aktivációk gradiense kerekítés előtt</translation>
    </message>
</context>
<context>
    <name>halfstep::RecordTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Másolás</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Kép másolása</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Adatok másolása</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Menté&amp;s másként…</translation>
    </message>
    <message>
        <source>As many rows as fit, from the first one that is seen.</source>
        <translation>Annyi sor, amennyi elfér, az első láthatótól kezdve.</translation>
    </message>
    <message>
        <source>All rows, over as many pages as they need.</source>
        <translation>Minden sor, annyi oldalon, amennyi kell.</translation>
    </message>
    <message>
        <source>All rows.</source>
        <translation>Minden sor.</translation>
    </message>
</context>
<context>
    <name>halfstep::ReplayChart</name>
    <message>
        <source>Loss scale, replayed</source>
        <translation>Veszteségskála, újrajátszva</translation>
    </message>
    <message>
        <source>The recorded loss scale, and what the scaler would have made of the same gradients with other settings and with PyTorch&apos;s.</source>
        <translation>A feljegyzett veszteségskála, és az, amivé a veszteségskálázó ugyanezekkel a gradiensekkel más beállításokkal és a PyTorch beállításaival alakította volna.</translation>
    </message>
    <message>
        <source>loss scale (powers of two)</source>
        <translation>veszteségskála (kettő hatványai)</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>feljegyzett</translation>
    </message>
    <message>
        <source>these settings</source>
        <translation>ezekkel a beállításokkal</translation>
    </message>
    <message>
        <source>PyTorch&apos;s defaults</source>
        <translation>a PyTorch alapértékeivel</translation>
    </message>
    <message>
        <source>Nothing to replay: only emulated formats tell which scales the gradients would have stood.</source>
        <translation>Nincs mit újrajátszani: csak emulált formátum árulja el, mekkora skálát bírtak volna a gradiensek.</translation>
    </message>
</context>
<context>
    <name>halfstep::ReplayView</name>
    <message>
        <source>First scale</source>
        <translation>Kezdő veszteségskála</translation>
    </message>
    <message>
        <source>Growth factor</source>
        <translation>Növelési tényező</translation>
    </message>
    <message>
        <source>Backoff factor</source>
        <translation>Csökkentési tényező</translation>
    </message>
    <message>
        <source>Growth interval</source>
        <translation>Növelési időköz</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Ahogy futott</translation>
    </message>
    <message>
        <source>Takes back the settings that the run was started with.</source>
        <translation>Visszaveszi azokat a beállításokat, amelyekkel a futás indult.</translation>
    </message>
    <message>
        <source>Here a recorded run is replayed under other settings of the loss scaler.</source>
        <translation>Itt egy feljegyzett futás játszódik újra a veszteségskálázó más beállításaival.</translation>
    </message>
    <message>
        <source>Nothing to replay: which scales the gradients would have stood is measured in emulated formats only.</source>
        <translation>Nincs mit újrajátszani: csak emulált formátumokban mérhető, hogy a gradiensek mekkora veszteségskálát bírtak volna el.</translation>
    </message>
    <message>
        <source>The gradients are the recorded ones: other skips would have led to others.</source>
        <translation>A gradiensek a feljegyzettek: más kihagyások másokhoz vezettek volna.</translation>
    </message>
    <message>
        <source>After a recorded overflow only an upper bound of the scale is known.</source>
        <translation>Egy feljegyzett túlcsordulás után a veszteségskálának csak egy felső korlátja ismert.</translation>
    </message>
    <message>
        <source>With these settings %1 of %2 attempts would be skipped, where %3 of the same were; the scale would end at %4.</source>
        <translation>Ezekkel a beállításokkal %2 kísérletből %1 maradna ki, ugyanezek közül valójában %3 maradt ki; a veszteségskála végül ennyi lenne: %4.</translation>
    </message>
    <message>
        <source>The replay ends with attempt %1, since the next scale would be below the floor.</source>
        <translation>Az újrajátszás a(z) %1. kísérlettel véget ér, mert a következő skála az alsó határ alatt lenne.</translation>
    </message>
    <message>
        <source>From attempt %1 on the recorded scale was 0, so that it is not known which scale the gradients would have stood: of %2 attempts %3 are left out on both sides.</source>
        <translation>A(z) %1. kísérlettől a feljegyzett skála 0 volt, ezért nem ismert, mekkora skálát bírtak volna el a gradiensek: %2 kísérletből %3 mindkét oldalon kimarad a számításból.</translation>
    </message>
    <message>
        <source>Of %1 attempts %2 are left out on both sides, since they ran in no emulated format.</source>
        <translation>%1 kísérletből %2 mindkét oldalon kimarad a számításból, mert nem emulált formátumban futott.</translation>
    </message>
</context>
<context>
    <name>halfstep::ResultFormulas</name>
    <message>
        <source>right answers / samples = %1/%2</source>
        <translation>helyes válaszok / minták = %1/%2</translation>
    </message>
    <message>
        <source>corruption costs %1 − %2 = %3 percentage points</source>
        <translation>a korrupció ára %1 − %2 = %3 százalékpont</translation>
    </message>
    <message>
        <source>the lowest validation loss: %1</source>
        <translation>a legkisebb validációs veszteség: %1</translation>
    </message>
    <message>
        <source>the last one with a validation loss &lt; best so far − min_delta, min_delta = %1</source>
        <translation>az utolsó, amelynek validációs vesztesége &lt; addigi legjobb − min_delta, min_delta = %1</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 attempts</source>
        <translation>%1 + %2 = %3 kísérlet</translation>
    </message>
    <message>
        <source>%1 samples / %2 s in the stages of training = %3 samples/s</source>
        <translation>%1 minta / %2 s a tanítás szakaszaiban = %3 minta/s</translation>
    </message>
</context>
<context>
    <name>halfstep::ResultsPanel</name>
    <message>
        <source>Test and corrupted-test accuracy appear here when the run has ended: the test set stays sealed until the best weights are restored, so that nothing is chosen by it.</source>
        <translation>A teszthalmazon és a torzított teszthalmazon mért pontosság a futás végén jelenik meg itt: a teszthalmaz zárolt, amíg a legjobb súlyok vissza nem álltak, hogy semmit se ez alapján válasszunk.</translation>
    </message>
    <message>
        <source>Test accuracy</source>
        <translation>Tesztpontosság (accuracy)</translation>
    </message>
    <message>
        <source>Corrupted test accuracy</source>
        <translation>Pontosság a torzított teszthalmazon</translation>
    </message>
    <message>
        <source>Test loss</source>
        <translation>Tesztveszteség</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Legjobb epoch</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Validációs pontosság (accuracy)</translation>
    </message>
    <message>
        <source>Best validation loss</source>
        <translation>Legjobb validációs veszteség</translation>
    </message>
    <message>
        <source>Updates applied, skipped</source>
        <translation>Végrehajtott, kihagyott lépés</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Számpontosság</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>A futás mappája</translation>
    </message>
    <message>
        <source>With deliberate mistakes: %1.</source>
        <translation>Szándékos hibákkal: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nincs mentve</translation>
    </message>
    <message>
        <source>%1 s; in training %2 samples/s</source>
        <translation>%1 s; tanítás közben átlagosan %2 minta/s</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Shows the run folder in the file manager</source>
        <translation>Megmutatja a futás mappáját a fájlkezelőben</translation>
    </message>
    <message>
        <source>Open the run folder</source>
        <translation>A futás mappájának megnyitása</translation>
    </message>
    <message>
        <source>there is no corrupted test set</source>
        <translation>nincs torzított teszthalmaz</translation>
    </message>
    <message>
        <source>the targets are not classes</source>
        <translation>a célértékek nem osztályok</translation>
    </message>
    <message>
        <source>it is measured when a run ends by itself</source>
        <translation>akkor mérjük, amikor a futás magától ér véget</translation>
    </message>
    <message>
        <source>there are no validation data</source>
        <translation>nincsenek validációs adatok</translation>
    </message>
    <message>
        <source>the test set stays sealed: the run was stopped</source>
        <translation>a teszthalmaz zárolt marad: a futást leállították</translation>
    </message>
    <message>
        <source>the test set stays sealed: the run failed</source>
        <translation>a teszthalmaz zárolt marad: a futás hibával ért véget</translation>
    </message>
    <message>
        <source>there is no test set</source>
        <translation>nincs teszthalmaz</translation>
    </message>
    <message>
        <source>no epoch ended with a finite validation loss</source>
        <translation>egyetlen epoch sem ért véget véges validációs veszteséggel</translation>
    </message>
    <message>
        <source>Final loss scale</source>
        <translation>Végső veszteségskála</translation>
    </message>
    <message>
        <source>Last clip coefficient</source>
        <translation>Utolsó vágási együttható</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Hatékony batch</translation>
    </message>
    <message>
        <source>TensorBoard log</source>
        <translation>TensorBoard-napló</translation>
    </message>
    <message>
        <source>%1 s; in training %2 samples/s, measured at a slowed pace, with cold caches</source>
        <translation>%1 s; tanítás közben átlagosan %2 minta/s, lassított ütemben, kihűlt gyorsítótárral mérve</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
</context>
<context>
    <name>halfstep::RunCaption</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1, adathalmaz: %2</translation>
    </message>
    <message>
        <source>%1, learning rate %2</source>
        <translation>%1, tanulási ráta: %2</translation>
    </message>
    <message>
        <source>clipping at %1</source>
        <translation>gradiensvágás: %1</translation>
    </message>
    <message>
        <source>no clipping</source>
        <translation>gradiensvágás nélkül</translation>
    </message>
    <message>
        <source>mistake: %1</source>
        <translation>hiba: %1</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>motor: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::SamplesPanel</name>
    <message>
        <source>ring</source>
        <translation>gyűrű</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>kereszt</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>háromszög</translation>
    </message>
    <message>
        <source>noise %1</source>
        <translation>zaj %1</translation>
    </message>
    <message>
        <source>blur %1</source>
        <translation>elmosás %1</translation>
    </message>
    <message>
        <source>contrast %1</source>
        <translation>kontraszt %1</translation>
    </message>
    <message>
        <source>occlusion %1</source>
        <translation>takarás %1</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>eltolás %1</translation>
    </message>
    <message>
        <source>No samples are shown of this data set.</source>
        <translation>Ehhez az adathalmazhoz nem jeleníthetők meg minták.</translation>
    </message>
    <message>
        <source>Training images with their class; below, the same damaged as in the corrupted test set, with the severity from 1 to 5.</source>
        <translation>Tanítóképek az osztályukkal; alattuk ugyanazok úgy rongálva, ahogy a torzított teszthalmazban, 1-től 5-ig terjedő fokozattal.</translation>
    </message>
    <message>
        <source>late</source>
        <translation>késő</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>időben</translation>
    </message>
    <message>
        <source>The first training orders; late means delivered after more than 7 days.</source>
        <translation>A tanítóhalmaz első rendelései; a késő azt jelenti, hogy a szállítás 7 napnál tovább tartott.</translation>
    </message>
    <message>
        <source>The same images in the corrupted test set, with damage and severity:</source>
        <translation>Ugyanezek a képek a torzított teszthalmazban, a rongálással és fokozatával:</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>jóslat</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>szállítás</translation>
    </message>
    <message>
        <source>Test orders and what the best weights predict; ✗ marks what is wrong. Wrong in all: %1.</source>
        <translation>Tesztrendelések és a legjobb súlyok jóslata; a téveset ✗ jelöli. Az összes közül téves: %1.</translation>
    </message>
    <message>
        <source>Test images and what the best weights predict; ✗ and a frame mark what is wrong, with the right class in brackets. Wrong in all: %1 of the test images, %2 of the corrupted ones.</source>
        <translation>Tesztképek és a legjobb súlyok jóslata; a téveset ✗ és keret jelöli, zárójelben a helyes osztállyal. Az összes közül téves: a tesztképeken %1, a torzítottakon %2.</translation>
    </message>
    <message>
        <source>A stored run holds no predictions: they appear when a run ends in this window.</source>
        <translation>A tárolt futás nem őriz előrejelzéseket: akkor jelennek meg, amikor egy futás ebben az ablakban ér véget.</translation>
    </message>
    <message>
        <source>There are no predictions: the test set stays sealed, since the run was stopped.</source>
        <translation>Nincsenek előrejelzések: a teszthalmaz zárolt marad, mert a futást leállították.</translation>
    </message>
    <message>
        <source>The predictions are those of evaluation mode. By a deliberate mistake the shares of what is wrong were counted in training mode, and may not agree with them.</source>
        <translation>Az előrejelzések kiértékelő módban készültek. A hibásak arányát szándékos hiba miatt tanító módban számolták, ezért eltérhet tőlük.</translation>
    </message>
</context>
<context>
    <name>halfstep::ScalePanel</name>
    <message>
        <source>S = %1 = %2, value · S = %3</source>
        <translation>S = %1 = %2, érték · S = %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Loss scale &amp;S, a power of two</source>
        <translation>&amp;S veszteségskála, kettő hatványa</translation>
    </message>
    <message>
        <source>Loss scale S</source>
        <translation>S veszteségskála</translation>
    </message>
    <message>
        <source>What becomes of value · S</source>
        <translation>Mi lesz érték · S-ből</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formátum</translation>
    </message>
    <message>
        <source>value · S</source>
        <translation>érték · S</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tárolt érték</translation>
    </message>
    <message>
        <source>S for a normal value</source>
        <translation>S normál értékhez</translation>
    </message>
</context>
<context>
    <name>halfstep::SettingFields</name>
    <message>
        <source>Data set</source>
        <translation>Adathalmaz</translation>
    </message>
    <message>
        <source>What the model learns from.</source>
        <translation>Amiből a modell tanul.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>The folder with the four IDX files of images and labels, gzip or not.</source>
        <translation>A képek és címkék négy IDX-fájlját tartalmazó mappa, gzippel vagy anélkül.</translation>
    </message>
    <message>
        <source>Data seed</source>
        <translation>Adatok véletlenmagja</translation>
    </message>
    <message>
        <source>The same seed generates the same data again.</source>
        <translation>Ugyanaz a véletlenmag ugyanazokat az adatokat állítja elő.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The network to train; its input and output sizes follow the data.</source>
        <translation>A tanítandó háló; be- és kimenetének mérete az adatokhoz igazodik.</translation>
    </message>
    <message>
        <source>Batch normalisation</source>
        <translation>Batch-normalizáció</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>The probability with which a hidden value is set to zero in training.</source>
        <translation>Ekkora valószínűséggel lesz nulla egy rejtett érték a tanításban.</translation>
    </message>
    <message>
        <source>Loss function</source>
        <translation>Veszteségfüggvény</translation>
    </message>
    <message>
        <source>What training makes small; automatic chooses by the kind of target.</source>
        <translation>Amit a tanítás csökkent; az automatikus a célérték fajtája szerint választ.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimalizáló</translation>
    </message>
    <message>
        <source>The rule that turns a gradient into an update.</source>
        <translation>A szabály, amely a gradiensből frissítést csinál.</translation>
    </message>
    <message>
        <source>How far one update moves the weights.</source>
        <translation>Mennyire mozdítja el egy frissítés a súlyokat.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>How much of the last direction SGD keeps.</source>
        <translation>Mennyit őriz meg az SGD az előző irányból.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Súlycsökkentés</translation>
    </message>
    <message>
        <source>Pulls the weights towards zero by this factor, through the gradient.</source>
        <translation>Ezzel a tényezővel húzza nulla felé a súlyokat, a gradiensen át.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ütemezés</translation>
    </message>
    <message>
        <source>How the learning rate goes over the applied updates.</source>
        <translation>Hogyan változik a tanulási ráta a végrehajtott frissítések során.</translation>
    </message>
    <message>
        <source>Runs matrix products and convolutions in the low format, and keeps sums and loss in float32.</source>
        <translation>A mátrixszorzás és a konvolúció az alacsony formátumban fut, az összegek és a veszteség float32 marad.</translation>
    </message>
    <message>
        <source>The low format of the matrix products.</source>
        <translation>A mátrixszorzások alacsony formátuma.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmetika</translation>
    </message>
    <message>
        <source>Native uses the library&apos;s own arithmetic in that format; emulated rounds around float32.</source>
        <translation>A natív a könyvtár saját aritmetikája abban a formátumban; az emulált float32 köré kerekít.</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>Mestersúlyok</translation>
    </message>
    <message>
        <source>Keeps the weights in float32; without it small updates are lost.</source>
        <translation>float32-ben tartja a súlyokat; nélküle a kis frissítések elvesznek.</translation>
    </message>
    <message>
        <source>First scale</source>
        <translation>Kezdő veszteségskála</translation>
    </message>
    <message>
        <source>The loss scale that the run begins with.</source>
        <translation>A veszteségskála, amellyel a futás kezdődik.</translation>
    </message>
    <message>
        <source>Growth factor</source>
        <translation>Növelési tényező</translation>
    </message>
    <message>
        <source>The scale is multiplied by this after enough clean steps.</source>
        <translation>Elég hibátlan lépés után ezzel szorzódik a veszteségskála.</translation>
    </message>
    <message>
        <source>Backoff factor</source>
        <translation>Csökkentési tényező</translation>
    </message>
    <message>
        <source>The scale is multiplied by this after a skipped step.</source>
        <translation>Kihagyott lépés után ezzel szorzódik a veszteségskála.</translation>
    </message>
    <message>
        <source>Growth interval</source>
        <translation>Növelési időköz</translation>
    </message>
    <message>
        <source>How many clean steps in a row let the scale grow.</source>
        <translation>Ennyi egymást követő hibátlan lépés után nő a veszteségskála.</translation>
    </message>
    <message>
        <source>Scale floor</source>
        <translation>Veszteségskála alsó határa</translation>
    </message>
    <message>
        <source>Micro-batch m</source>
        <translation>Mikro-batch (m)</translation>
    </message>
    <message>
        <source>Samples of one forward and backward pass; only these need memory at once.</source>
        <translation>Egy előrelépés és visszaterjesztés mintái; egyszerre csak ezeknek kell memória.</translation>
    </message>
    <message>
        <source>Micro-batches whose gradients are added up before one update.</source>
        <translation>Ennyi mikro-batch gradiense adódik össze egy frissítés előtt.</translation>
    </message>
    <message>
        <source>Last window</source>
        <translation>Utolsó ablak</translation>
    </message>
    <message>
        <source>What happens with a window that the epoch&apos;s end leaves short.</source>
        <translation>Mi legyen az ablakkal, amelyet az epoch vége rövidre vág.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Keverés</translation>
    </message>
    <message>
        <source>Draws a new order of the training data for each epoch.</source>
        <translation>Minden epochra új sorrendbe rakja a tanítóadatokat.</translation>
    </message>
    <message>
        <source>Shortens a gradient whose global norm exceeds the threshold.</source>
        <translation>Megrövidíti a gradienst, ha globális normája meghaladja a küszöböt.</translation>
    </message>
    <message>
        <source>The largest global norm an unscaled gradient keeps.</source>
        <translation>A visszaskálázott gradiens megengedett legnagyobb globális normája.</translation>
    </message>
    <message>
        <source>Evaluations in a row without improvement before the stop.</source>
        <translation>Ennyi javulás nélküli értékelés után áll le.</translation>
    </message>
    <message>
        <source>A smaller gain than this does not count as improvement.</source>
        <translation>Az ennél kisebb nyereség nem számít javulásnak.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochok</translation>
    </message>
    <message>
        <source>How often the training data is gone through at most.</source>
        <translation>Legfeljebb ennyiszer megy végig a tanítóadatokon.</translation>
    </message>
    <message>
        <source>Attempts at most</source>
        <translation>Kísérletek legfeljebb</translation>
    </message>
    <message>
        <source>The run ends after this many windows; 0 means no limit.</source>
        <translation>A futás ennyi ablak után véget ér; 0: nincs korlát.</translation>
    </message>
    <message>
        <source>Run seed</source>
        <translation>Futás véletlenmagja</translation>
    </message>
    <message>
        <source>Decides first weights, order and dropout; the same seed repeats the run.</source>
        <translation>Ez dönti el a kezdő súlyokat, a sorrendet és a dropoutot; ugyanaz a véletlenmag megismétli a futást.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Szálak</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Eszköz</translation>
    </message>
    <message>
        <source>Where the model is trained.</source>
        <translation>Ahol a modell tanul.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Ellenőrzőpont gyakorisága</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Adatok</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Számpontosság</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Deliberate mistakes</source>
        <translation>Szándékos hibák</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Futás</translation>
    </message>
    <message>
        <source>Normalises over each micro-batch and moves its running statistics once for each, so that accumulation no longer equals one large batch.</source>
        <translation>Mikro-batchenként normalizál, és futó statisztikáit is mikro-batchenként egyszer frissíti, így az akkumuláció már nem egyenlő egy nagy batch-csel.</translation>
    </message>
    <message>
        <source>The run stops at the attempt that leaves the scale below this; 0 never stops it.</source>
        <translation>A futás annál a kísérletnél áll le, amely után a veszteségskála ennél kisebb; 0: soha nem áll le.</translation>
    </message>
    <message>
        <source>Compute threads; 0 means one, and other counts may change the last bits.</source>
        <translation>Számoló szálak; 0: egy szál, más szám az utolsó biteket megváltoztathatja.</translation>
    </message>
    <message>
        <source>Attempts between two checkpoints; 0 saves one about every five seconds.</source>
        <translation>Kísérletek két ellenőrzőpont között; 0: nagyjából öt másodpercenként ment.</translation>
    </message>
    <message>
        <source>Multiplies the loss so that small gradients survive the low format; switched off, it keeps its scale and its count of clean steps for when it is on again.</source>
        <translation>Megszorozza a veszteséget, hogy a kis gradiensek túléljék az alacsony pontosságú formátumot; kikapcsolva megőrzi a veszteségskálát és a hibátlan lépések számát, és visszakapcsolva onnan folytatja.</translation>
    </message>
    <message>
        <source>Stops when the validation loss no longer improves, and takes the best weights back; switched off, it goes on counting, and the best weights are taken back all the same.</source>
        <translation>Leáll, ha a validációs veszteség már nem javul, és visszaállítja a legjobb súlyokat; kikapcsolva is tovább számol, és a legjobb súlyok a végén akkor is visszaállnak.</translation>
    </message>
    <message>
        <source>Mixed precision (&amp;AMP)</source>
        <translation>Kevert &amp;pontosság (AMP)</translation>
    </message>
    <message>
        <source>&amp;Number format</source>
        <translation>Szá&amp;mformátum</translation>
    </message>
    <message>
        <source>&amp;Loss scaler</source>
        <translation>&amp;Veszteségskálázó</translation>
    </message>
    <message>
        <source>A&amp;ccumulation A</source>
        <translation>&amp;Akkumuláció (A)</translation>
    </message>
    <message>
        <source>Cli&amp;p gradients</source>
        <translation>&amp;Gradiensvágás</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Küszöb</translation>
    </message>
    <message>
        <source>Early st&amp;opping</source>
        <translation>Korai l&amp;eállás</translation>
    </message>
    <message>
        <source>Pat&amp;ience</source>
        <translation>&amp;Türelem</translation>
    </message>
    <message>
        <source>&amp;Minimum improvement</source>
        <translation>Legkisebb &amp;javulás</translation>
    </message>
    <message>
        <source>Learnin&amp;g rate</source>
        <translation>Tanulási &amp;ráta</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Layer normalisation</source>
        <translation>Rétegnormalizáció</translation>
    </message>
    <message>
        <source>Normalises over the values of each sample, which therefore does not depend on its batch: accumulation still equals one large batch.</source>
        <translation>Minden mintát a saját értékei szerint normalizál, így az nem függ a batchétől: az akkumuláció továbbra is egyenlő egy nagy batch-csel.</translation>
    </message>
</context>
<context>
    <name>halfstep::SettingRow</name>
    <message>
        <source>Choose a folder</source>
        <translation>Mappa választása</translation>
    </message>
    <message>
        <source>Changed: applies to the next run.</source>
        <translation>Megváltozott: a következő futástól érvényes.</translation>
    </message>
    <message>
        <source>Changed: applies at the next window.</source>
        <translation>Megváltozott: a következő ablaktól érvényes.</translation>
    </message>
</context>
<context>
    <name>halfstep::SkipLedgerView</name>
    <message>
        <source>Skipped attempts</source>
        <translation>Kihagyott kísérletek</translation>
    </message>
    <message>
        <source>Attempts that were skipped stand here, with the reason and what it says.</source>
        <translation>Itt állnak majd a kihagyott kísérletek, az okkal és azzal, amit elárul.</translation>
    </message>
    <message>
        <source>None of %1 attempts was skipped.</source>
        <translation>A %1 kísérlet egyike sem maradt ki.</translation>
    </message>
    <message>
        <source>Of %1 attempts %2 were skipped, the last one attempt %3: %4.</source>
        <translation>%1 kísérletből %2 maradt ki, utoljára a %3. kísérlet: %4.</translation>
    </message>
    <message>
        <source>The verdict on it: %1.</source>
        <translation>Az ítélet róla: %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::SkipModel</name>
    <message>
        <source>Calibrating: every skip so far brought the starting scale down. They came before the first update, or two or more in a row that began within the first %1 attempts.</source>
        <translation>Beállás: eddig minden kihagyás a kezdő veszteségskálát vitte lejjebb. Az első frissítés előtt jöttek, vagy kettő vagy több egymás után, az első %1 kísérleten belül kezdődve.</translation>
    </message>
    <message>
        <source>Occasional: a skip came after the starting scale had been found, and its row does not collapse.</source>
        <translation>Alkalmi: egy kihagyás az után jött, hogy a kezdő veszteségskála megvolt, és a sorozata nem összeomlás.</translation>
    </message>
    <message>
        <source>Collapsing: at least %1 skips in a row that no lower scale can cure, or, after the first update, a row of at least %1 skips that divided the scale by %2 or more.</source>
        <translation>Összeomlás: legalább %1 kihagyás egymás után, amelyen semmilyen kisebb veszteségskála nem segít, vagy az első frissítés után legalább %1 kihagyásból álló sorozat, amely a veszteségskálát %2-od részére vagy még kisebbre csökkentette.</translation>
    </message>
    <message>
        <source>The run is not known from its first attempt on.</source>
        <translation>A futás nem ismert az első kísérletétől fogva.</translation>
    </message>
    <message>
        <source>Elements of the gradient that are not finite: %1</source>
        <translation>A gradiens nem véges elemei: %1</translation>
    </message>
    <message>
        <source>Magnitude of the largest finite element of the scaled gradient.</source>
        <translation>A skálázott gradiens legnagyobb véges elemének nagysága.</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Kísérlet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Ok</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skála</translation>
    </message>
    <message>
        <source>First bad tensor</source>
        <translation>Hibás tenzor</translation>
    </message>
    <message>
        <source>Largest finite</source>
        <translation>Legn. véges</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Sorban</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ítélet</translation>
    </message>
    <message>
        <source>Every element of the scaled gradient was finite, so none of them is to blame.</source>
        <translation>A skálázott gradiens minden eleme véges volt, tehát egyikük sem oka a kihagyásnak.</translation>
    </message>
    <message>
        <source>No element of the scaled gradient was finite, or the run&apos;s folder does not tell its largest.</source>
        <translation>A skálázott gradiensnek nem volt véges eleme, vagy a futás mappája nem mondja meg a legnagyobbat.</translation>
    </message>
</context>
<context>
    <name>halfstep::SpeedSlider</name>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message>
        <source>How many attempts a second are run at most, so that the eye can follow.</source>
        <translation>Legfeljebb hány kísérlet fusson másodpercenként, hogy szemmel követhető legyen.</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>1 epoch/s</source>
        <translation>1 epoch/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>teljes sebesség</translation>
    </message>
</context>
<context>
    <name>halfstep::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>%1 of %2 labs done</source>
        <translation>%2 laborból %1 kész</translation>
    </message>
    <message>
        <source>A lab asks a question and computes the answer on this machine; a ready-made run can be watched while it trains. Choose one, then start it.</source>
        <translation>A labor feltesz egy kérdést, és ezen a gépen kiszámítja a választ; a kész beállítású futást tanulás közben lehet figyelni. Válasszon egyet, majd indítsa el.</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>Laborok</translation>
    </message>
    <message>
        <source>Recent runs</source>
        <translation>Legutóbbi futások</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Még nincs.</translation>
    </message>
    <message>
        <source>Ready-made runs</source>
        <translation>Kész beállítású futások</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ done · %1</source>
        <translation>✓ kész · %1</translation>
    </message>
</context>
<context>
    <name>halfstep::StepMicroscope</name>
    <message>
        <source>%1[%2] = %3</source>
        <translation>%1[%2] = %3</translation>
    </message>
    <message>
        <source>micro-batches 1 to %1</source>
        <translation>1–%1. mikro-batch</translation>
    </message>
    <message>
        <source>not all were looked at</source>
        <translation>nem mindet néztük</translation>
    </message>
    <message>
        <source>micro-batch %1 of %2</source>
        <translation>mikro-batch: %1 / %2</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>veszteség %1</translation>
    </message>
    <message>
        <source>weight m/n = %1/%2 = %3</source>
        <translation>súly m/n = %1/%2 = %3</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>súly %1</translation>
    </message>
    <message>
        <source>× S = %1: %2</source>
        <translation>× S = %1: %2</translation>
    </message>
    <message>
        <source>norm of the sum %1</source>
        <translation>az összeg normája %1</translation>
    </message>
    <message>
        <source>accumulated gradient S·g</source>
        <translation>akkumulált gradiens S·g</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>norma %1</translation>
    </message>
    <message>
        <source>zeros %1</source>
        <translation>nullák %1</translation>
    </message>
    <message>
        <source>The element that is followed is the largest finite one.</source>
        <translation>A követett elem a legnagyobb véges elem.</translation>
    </message>
    <message>
        <source>unscale</source>
        <translation>visszaskálázás</translation>
    </message>
    <message>
        <source>no scale to take away</source>
        <translation>nincs mit visszaskálázni</translation>
    </message>
    <message>
        <source>all finite?</source>
        <translation>minden véges?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>first in %1</source>
        <translation>elsőként: %1</translation>
    </message>
    <message>
        <source>clip at %1</source>
        <translation>vágás, küszöb: %1</translation>
    </message>
    <message>
        <source>clipping is off</source>
        <translation>a vágás ki van kapcsolva</translation>
    </message>
    <message>
        <source>coefficient %1</source>
        <translation>együttható %1</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>kihagyva</translation>
    </message>
    <message>
        <source>step</source>
        <translation>lépés</translation>
    </message>
    <message>
        <source>updates stay %1</source>
        <translation>a frissítések száma marad %1</translation>
    </message>
    <message>
        <source>weights unchanged</source>
        <translation>a súlyok nem változtak</translation>
    </message>
    <message>
        <source>update %1, rate %2</source>
        <translation>%1. frissítés, tanulási ráta %2</translation>
    </message>
    <message>
        <source>lost updates %1</source>
        <translation>elveszett frissítések %1</translation>
    </message>
    <message>
        <source>next scale</source>
        <translation>következő skála</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>S stays %1</source>
        <translation>S marad %1</translation>
    </message>
    <message>
        <source>good steps in a row: %1</source>
        <translation>sikeres lépések sorban: %1</translation>
    </message>
    <message>
        <source>%1 of %2 micro-batches have run.</source>
        <translation>%2 mikro-batchből %1 futott le.</translation>
    </message>
    <message>
        <source>The step was skipped: %1.</source>
        <translation>A lépés kimaradt: %1.</translation>
    </message>
    <message>
        <source>The step was taken with a gradient clipped by %1.</source>
        <translation>A lépés megtörtént, a gradiens %1 szorosára vágva.</translation>
    </message>
    <message>
        <source>The step was taken with the whole gradient.</source>
        <translation>A lépés a teljes gradienssel történt.</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see a step.</source>
        <translation>Indíts vagy nyiss meg egy futást, hogy lásd egy lépését.</translation>
    </message>
    <message>
        <source>▶ slow motion</source>
        <translation>▶ lassítva</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Lassítva</translation>
    </message>
    <message>
        <source>Step microscope · %1</source>
        <translation>Lépésmikroszkóp · %1</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>vágás</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>It was not told in full: this is what its record says.</source>
        <translation>Ez a kísérlet nem lett teljes részletességgel rögzítve: ennyit mond róla a rekordja.</translation>
    </message>
    <message>
        <source>evaluation, after the epoch</source>
        <translation>kiértékelés, az epoch után</translation>
    </message>
    <message>
        <source>then the sum ÷ S</source>
        <translation>majd az összeg ÷ S</translation>
    </message>
    <message>
        <source>accumulated gradient, ÷ S each time</source>
        <translation>akkumulált gradiens, minden alkalommal ÷ S</translation>
    </message>
    <message>
        <source>Adam, β₁ %1, β₂ %2</source>
        <translation>Adam, β₁ %1, β₂ %2</translation>
    </message>
    <message>
        <source>SGD, momentum %1</source>
        <translation>SGD, momentum: %1</translation>
    </message>
    <message>
        <source>weight decay %1</source>
        <translation>súlycsökkentés: %1</translation>
    </message>
    <message>
        <source>rate × %1 by its group</source>
        <translation>ráta × %1 a csoportja szerint</translation>
    </message>
    <message>
        <source>Shows this window stage by stage; the run goes on. A step or a stop of the run ends it.</source>
        <translation>Szakaszonként mutatja meg ezt az ablakot; a futás közben halad. Egy lépés vagy a futás leállítása véget vet neki.</translation>
    </message>
    <message>
        <source>no update but zeros</source>
        <translation>csak nulla frissítések</translation>
    </message>
    <message>
        <source>Nothing is left of the gradient: every entry is zero.</source>
        <translation>A gradiensből semmi sem maradt: minden eleme nulla.</translation>
    </message>
    <message>
        <source>Before it was rounded to %1, %2 of the last micro-batch&apos;s was other than zero.</source>
        <translation>Mielőtt %1 formátumra kerekítettük, az utolsó mikro-batch gradiensének %2-a nem volt nulla.</translation>
    </message>
    <message>
        <source>No window of this run was told in full; pointed at in a chart, an attempt is shown as its record tells it.</source>
        <translation>Ennek a futásnak egyik ablaka sincs teljes részletességgel rögzítve; a diagramon kijelölt kísérlet úgy látszik, ahogyan a rekordja mondja.</translation>
    </message>
    <message>
        <source>It was lost on its way back, at the output of %1: before rounding to %2, %3 was other than zero.</source>
        <translation>Visszaúton veszett el, a(z) %1 kimeneténél: a(z) %2 formátumra kerekítés előtt %3-a nem volt nulla.</translation>
    </message>
</context>
<context>
    <name>halfstep::StepStrip</name>
    <message>
        <source>micro-batch %1 of %2: loss</source>
        <translation>mikro-batch: %1/%2, veszteség</translation>
    </message>
    <message>
        <source>told when run one by one</source>
        <translation>egyenként futtatva látszik</translation>
    </message>
    <message>
        <source>weight m/n = %1/%2</source>
        <translation>súly: m/n = %1/%2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>súly: %1</translation>
    </message>
    <message>
        <source>scaled norm</source>
        <translation>skálázott norma</translation>
    </message>
    <message>
        <source>norm so far</source>
        <translation>norma eddig</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>visszaskálázott</translation>
    </message>
    <message>
        <source>÷ S after each micro-batch</source>
        <translation>÷ S minden mikro-batch után</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>vágott</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>küszöb %1</translation>
    </message>
    <message>
        <source>clipping is off</source>
        <translation>a vágás ki van kapcsolva</translation>
    </message>
    <message>
        <source>× %1, threshold %2</source>
        <translation>× %1, küszöb %2</translation>
    </message>
    <message>
        <source>step</source>
        <translation>lépés</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>végrehajtva</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>%1. frissítés</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>ráta: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1, itt: %2</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>szándékos hiba: %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>no scaler</source>
        <translation>nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>skipped, updates stay %1</source>
        <translation>kihagyva, marad %1 frissítés</translation>
    </message>
    <message>
        <source>weights and optimizer state unchanged</source>
        <translation>súlyok és optimalizáló változatlan</translation>
    </message>
    <message>
        <source>weights, optimizer state and schedule unchanged</source>
        <translation>súlyok, optimalizáló és ütemezés változatlan</translation>
    </message>
</context>
<context>
    <name>halfstep::StopChart</name>
    <message>
        <source>keeps epoch %1</source>
        <translation>a(z) %1. epochot tartja meg</translation>
    </message>
    <message>
        <source>keeps no epoch</source>
        <translation>egyik epochot sem tartja meg</translation>
    </message>
    <message>
        <source>stops after epoch %1, %2</source>
        <translation>a(z) %1. epoch után leáll, %2</translation>
    </message>
    <message>
        <source>does not stop, %1</source>
        <translation>nem áll le, %1</translation>
    </message>
    <message>
        <source>Where other settings would have stopped</source>
        <translation>Hol álltak volna le más beállítások</translation>
    </message>
    <message>
        <source>The epoch after which each patience and least gain would have ended the run, replayed from its validation losses; a dash where none of its epochs would have.</source>
        <translation>Az az epoch, amely után az egyes türelmek és legkisebb javulások befejezték volna a futást, a validációs veszteségekből újrajátszva; kötőjel, ahol egyik epochja után sem.</translation>
    </message>
    <message>
        <source>least gain (min_delta)</source>
        <translation>legkisebb javulás (min_delta)</translation>
    </message>
    <message>
        <source>patience</source>
        <translation>türelem</translation>
    </message>
    <message>
        <source>least gain %1</source>
        <translation>legkisebb javulás %1</translation>
    </message>
    <message>
        <source>patience %1: %2</source>
        <translation>türelem %1: %2</translation>
    </message>
    <message>
        <source>The frame is around the setting in force.</source>
        <translation>A keretben az érvényes beállítás áll.</translation>
    </message>
    <message>
        <source>The dotted frame is around the run&apos;s setting, which was not in force.</source>
        <translation>A pontozott keretben a futás beállítása áll, amely nem volt érvényben.</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Más beállítások</translation>
    </message>
</context>
<context>
    <name>halfstep::StopView</name>
    <message>
        <source>This run has no validation data to stop on.</source>
        <translation>Ennek a futásnak nincsenek validációs adatai, amelyek alapján leállna.</translation>
    </message>
    <message>
        <source>Once an epoch has ended, it stands here where other settings would have stopped.</source>
        <translation>Ha egy epoch véget ért, itt áll majd, hol álltak volna le más beállítások.</translation>
    </message>
    <message>
        <source>Only the epochs that ran are known, %1 in number.</source>
        <translation>Csak a lefutott epochok ismertek, számuk %1.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2</source>
        <translation>A(z) %1 türelem %2 legkisebb javulással</translation>
    </message>
    <message>
        <source>%1 stops after epoch %2.</source>
        <translation>%1 a(z) %2. epoch után leáll.</translation>
    </message>
    <message>
        <source>%1 does not stop within them.</source>
        <translation>%1 ezeken belül nem áll le.</translation>
    </message>
    <message>
        <source>No epoch of this run has ended, so there is no validation loss to stop on.</source>
        <translation>Ebben a futásban egyetlen epoch sem ért véget, így nincs validációs veszteség, amely leállíthatná.</translation>
    </message>
    <message>
        <source>That is so from attempt %1 on; before, it was set otherwise.</source>
        <translation>Ez a(z) %1. kísérlettől van így; előtte más volt beállítva.</translation>
    </message>
    <message>
        <source>Early stopping was off in this run.</source>
        <translation>A korai leállás ebben a futásban ki volt kapcsolva.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2 would not have stopped it within them.</source>
        <translation>A(z) %1 türelem %2 legkisebb javulással ezeken belül nem állította volna le.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2 would have stopped it after epoch %3.</source>
        <translation>A(z) %1 türelem %2 legkisebb javulással a(z) %3. epoch után állította volna le.</translation>
    </message>
</context>
<context>
    <name>halfstep::SumPanel</name>
    <message>
        <source>The number of additions must be from 1 to %1.</source>
        <translation>Az összeadások száma 1 és %1 között legyen.</translation>
    </message>
    <message numerus="yes">
        <source>After %n addition(s) %1 holds %2; exactly it would be %3.</source>
        <translation>
            <numerusform>%n összeadás után a(z) %1 összeg %2; pontosan %3 volna.</numerusform>
        </translation>
    </message>
    <message>
        <source>From addition %1 on the sum sticks at %2: the next number is %3 away, and %4 is not more than half of that.</source>
        <translation>A(z) %1. összeadástól az összeg megakad itt: %2. A következő szám %3 távolságra van, és %4 ennek legfeljebb a fele.</translation>
    </message>
    <message>
        <source>Start &amp;a</source>
        <translation>Kezdet: &amp;a</translation>
    </message>
    <message>
        <source>Add &amp;b</source>
        <translation>Hozzáadva: &amp;b</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormátum</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Hányszor</translation>
    </message>
    <message>
        <source>1 + 0.001 in bfloat16</source>
        <translation>1 + 0,001 bfloat16-ban</translation>
    </message>
    <message>
        <source>2048 + 1 in float16</source>
        <translation>2048 + 1 float16-ban</translation>
    </message>
    <message>
        <source>Steps of the sum</source>
        <translation>Az összeg lépései</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>Before + b</source>
        <translation>Előtte + b</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tárolt érték</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Kerekítés</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ilyen formátum nincs; így írható: e4m3, 2–8 kitevő- és 1–23 mantisszabittel.</translation>
    </message>
</context>
<context>
    <name>halfstep::TableChart</name>
    <message>
        <source>log₂ of: %1</source>
        <translation>log₂: %1</translation>
    </message>
    <message>
        <source>B − A: %1</source>
        <translation>B − A: %1</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>a jóslatod</translation>
    </message>
</context>
<context>
    <name>halfstep::TableExport</name>
    <message>
        <source>Save the table</source>
        <translation>A táblázat mentése</translation>
    </message>
    <message>
        <source>Table saved as %1.</source>
        <translation>A táblázat elmentve: %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::TablePicture</name>
    <message>
        <source>rows %1 to %2 of %3</source>
        <translation>%1–%2. sor, összesen %3</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>%1/%2. oldal</translation>
    </message>
</context>
<context>
    <name>halfstep::TimeChart</name>
    <message>
        <source>share of the time</source>
        <translation>az idő része</translation>
    </message>
    <message>
        <source>attempts %1 to %2</source>
        <translation>%1–%2. kísérlet</translation>
    </message>
    <message>
        <source>Where time goes, measured</source>
        <translation>Mire megy el az idő, mérve</translation>
    </message>
    <message>
        <source>Which share of each stretch of attempts went into loading, transfer, forward and backward pass, update, evaluation and recording.</source>
        <translation>A kísérletek egyes szakaszainak idejéből mennyi jutott betöltésre, átvitelre, előre- és visszaterjesztésre, frissítésre, kiértékelésre és feljegyzésre.</translation>
    </message>
    <message>
        <source>Of recording nothing is known here.</source>
        <translation>A feljegyzés idejéről itt semmi sem ismert.</translation>
    </message>
</context>
<context>
    <name>halfstep::TimeView</name>
    <message>
        <source>Recording is left out: nothing is known of it in this run.</source>
        <translation>A feljegyzés ideje nincs benne: ennél a futásnál semmi sem ismert róla.</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainMenus</name>
    <message>
        <source>&amp;Presets</source>
        <translation>&amp;Előbeállítások</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>előbeállítás: %1</translation>
    </message>
    <message>
        <source>&amp;Open config…</source>
        <translation>Konfiguráció &amp;megnyitása…</translation>
    </message>
    <message>
        <source>&amp;Save config…</source>
        <translation>Konfigurá&amp;ció mentése…</translation>
    </message>
    <message>
        <source>&amp;Resume run…</source>
        <translation>Futás &amp;folytatása…</translation>
    </message>
    <message>
        <source>Export &amp;chart…</source>
        <translation>&amp;Diagram exportálása…</translation>
    </message>
    <message>
        <source>Export all &amp;figures…</source>
        <translation>Minden diag&amp;ram exportálása…</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Visszavonás: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Újra: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Újra</translation>
    </message>
    <message>
        <source>&amp;Copy chart</source>
        <translation>Diagram &amp;másolása</translation>
    </message>
    <message>
        <source>Show the &amp;whole run</source>
        <translation>A teljes f&amp;utás mutatása</translation>
    </message>
    <message>
        <source>Open a config</source>
        <translation>Konfiguráció megnyitása</translation>
    </message>
    <message>
        <source>Save the config</source>
        <translation>A konfiguráció mentése</translation>
    </message>
    <message>
        <source>Choose the run to go on with</source>
        <translation>Válassza ki a folytatandó futást</translation>
    </message>
    <message>
        <source>Runs and checkpoints</source>
        <translation>Futások és ellenőrzőpontok</translation>
    </message>
    <message>
        <source>Choose a folder for the figures</source>
        <translation>Mappa választása a diagramoknak</translation>
    </message>
    <message>
        <source>Figures saved in %1.</source>
        <translation>A diagramok mentve ide: %1.</translation>
    </message>
    <message>
        <source>&amp;Smoothing</source>
        <translation>&amp;Simítás</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Ki</translation>
    </message>
    <message>
        <source>&amp;Light (0.6)</source>
        <translation>&amp;Gyenge (0,6)</translation>
    </message>
    <message>
        <source>&amp;Medium (0.9)</source>
        <translation>Kö&amp;zepes (0,9)</translation>
    </message>
    <message>
        <source>&amp;Strong (0.98)</source>
        <translation>&amp;Erős (0,98)</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>&amp;Vízszintes tengely</translation>
    </message>
    <message>
        <source>R&amp;ecent runs</source>
        <translation>Legutó&amp;bbi futások</translation>
    </message>
    <message>
        <source>Open r&amp;un…</source>
        <translation>Futás me&amp;gnyitása…</translation>
    </message>
    <message>
        <source>Choose the run to look at</source>
        <translation>A megnézendő futás kiválasztása</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Futások</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>még nincs</translation>
    </message>
    <message>
        <source>&amp;Charts shown</source>
        <translation>&amp;Látható diagramok</translation>
    </message>
    <message>
        <source>&amp;Enlarge a chart</source>
        <translation>Dia&amp;gram nagyítása</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Simítás</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Betűméret</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Nagyobb</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kisebb</translation>
    </message>
    <message>
        <source>Write a &amp;TensorBoard log</source>
        <translation>&amp;TensorBoard-napló írása</translation>
    </message>
    <message>
        <source>The folder of every run then holds an event file, too.</source>
        <translation>Ekkor minden futás mappájában egy eseményfájl is lesz.</translation>
    </message>
    <message>
        <source>From the next run on. Look at them with: tensorboard --logdir %1</source>
        <translation>A következő futástól kezdve. Megtekintés: tensorboard --logdir %1</translation>
    </message>
    <message>
        <source>&amp;Arrangement</source>
        <translation>Elren&amp;dezés</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Á&amp;ttekintés</translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation>Egy &amp;lépés</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Számpontosság</translation>
    </message>
    <message>
        <source>&amp;Note at the cursor…</source>
        <translation>&amp;Jegyzet a kurzornál…</translation>
    </message>
    <message>
        <source>&amp;Next skipped attempt</source>
        <translation>&amp;Következő kihagyott kísérlet</translation>
    </message>
    <message>
        <source>Skipped attempt &amp;before</source>
        <translation>Elő&amp;ző kihagyott kísérlet</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Az ábra mentve: %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainPage</name>
    <message>
        <source>Choose a folder for the runs</source>
        <translation>Mappa választása a futásoknak</translation>
    </message>
    <message>
        <source>The run has not started, since it could not be saved: %1</source>
        <translation>A futás nem indult el, mert nem lehetne menteni: %1</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Mappa választása…</translation>
    </message>
    <message>
        <source>Run without saving</source>
        <translation>Futtatás mentés nélkül</translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(és még %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing data and model</source>
        <translation>adatok és modell előkészítése</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>indításra kész</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>veszteségskála: %1</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>nincs veszteségskálázó</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 kihagyva</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>szándékos hiba: %1</translation>
    </message>
    <message>
        <source>stopping: the run is being saved, then the new one begins</source>
        <translation>leállítás: a futás mentése után indul az új</translation>
    </message>
    <message>
        <source>stopping: the run is being saved</source>
        <translation>leállítás: a futás mentése folyamatban van</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Tanítás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>training at %1 samples/s just now</source>
        <translation>tanítás most: %1 minta/s</translation>
    </message>
    <message>
        <source>%1, opened to look at</source>
        <translation>%1, megnézésre megnyitva</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Összevetés</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>előbeállítás: %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Minták</translation>
    </message>
    <message>
        <source>training at %1 samples/s just now, measured at a pace of %2</source>
        <translation>tanítás most: %1 minta/s, %2 ütemben mérve</translation>
    </message>
    <message>
        <source>A run has room for %1 notes; this one was not put.</source>
        <translation>Egy futásban %1 jegyzetnek van hely; ez nem került be.</translation>
    </message>
    <message>
        <source>Your note stays in this window alone, since it could not be saved: %1</source>
        <translation>A jegyzete csak ebben az ablakban marad meg, mert nem lehetett menteni: %1</translation>
    </message>
    <message>
        <source>Your note stays in this window alone, since this run is not saved.</source>
        <translation>A jegyzete csak ebben az ablakban marad meg, mert ez a futás nincs mentve.</translation>
    </message>
    <message>
        <source>%1 on %2, engine %3</source>
        <translation>%1, %2, motor: %3</translation>
    </message>
    <message>
        <source>not faster here: a step in %1 takes %2 times one in float32, just measured</source>
        <translation>itt nem gyorsabb: egy lépés %1 formátumban a float32-ben mért idő %2-szereséig tart (most mérve)</translation>
    </message>
    <message>
        <source>busy machine: waiting %1 of the time</source>
        <translation>foglalt gép: %1 várakozás</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainRun</name>
    <message>
        <source>open config</source>
        <translation>konfiguráció megnyitása</translation>
    </message>
    <message>
        <source>resume run</source>
        <translation>futás folytatása</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>előbeállítás: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::TransportBar</name>
    <message>
        <source>ready</source>
        <translation>indításra kész</translation>
    </message>
    <message>
        <source>preparing data and model</source>
        <translation>adatok és modell előkészítése</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>leállás folyamatban</translation>
    </message>
    <message>
        <source>epoch %1/%2</source>
        <translation>%1/%2. epoch</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1, vége</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, szünetel</translation>
    </message>
    <message>
        <source>%1, micro-batch %2 of %3, paused</source>
        <translation>%1, %2. mikro-batch (összesen %3), szünetel</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, még %2</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Vezérlés</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Újraindítás</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>One micro-batch</source>
        <translation>Egy mikro-batch</translation>
    </message>
    <message>
        <source>One update</source>
        <translation>Egy frissítés</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Stops this run and starts a new one with the settings shown</source>
        <translation>Leállítja ezt a futást, és újat indít a látható beállításokkal</translation>
    </message>
    <message>
        <source>Starts a run with the settings shown</source>
        <translation>Futást indít a látható beállításokkal</translation>
    </message>
    <message>
        <source>Goes on with the run</source>
        <translation>Folytatja a futást</translation>
    </message>
    <message>
        <source>Runs one micro-batch, then pauses, also inside a window</source>
        <translation>Lefuttat egy mikro-batchet, majd szünetel, ablakon belül is</translation>
    </message>
    <message>
        <source>Runs one attempt at an update, then pauses</source>
        <translation>Egy frissítési kísérletet futtat, majd szünetel</translation>
    </message>
    <message>
        <source>Stops the run and saves a checkpoint, from which it can go on</source>
        <translation>Leállítja a futást és ellenőrzőpontot ment, ahonnan folytatható</translation>
    </message>
    <message>
        <source>Pauses the run after the micro-batch under way, also inside a window</source>
        <translation>A folyamatban lévő mikro-batch után szünetelteti a futást, ablakon belül is</translation>
    </message>
    <message>
        <source>Keep behind</source>
        <translation>Megtartás a háttérben</translation>
    </message>
    <message>
        <source>Keeps this run, once it has ended, as quiet curves behind the next ones, up to three</source>
        <translation>A befejezett futást halvány görbékként megtartja a következők mögött, legfeljebb hármat</translation>
    </message>
    <message numerus="yes">
        <source>stored run, %n epoch(s)</source>
        <translation>
            <numerusform>tárolt futás, %n epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>szándékos hiba</translation>
    </message>
</context>
<context>
    <name>halfstep::TypedNumber</name>
    <message>
        <source>This is not a number; bits are written 0x2e66 or 0b0010111001100110, and hexadecimal floats 0x1.8p-3.</source>
        <translation>Ez nem szám; a bitek így írhatók: 0x2e66 vagy 0b0010111001100110, a hexadecimális lebegőpontos szám így: 0x1.8p-3.</translation>
    </message>
    <message>
        <source>These are more than the %1 bits of %2.</source>
        <translation>Ez több, mint a(z) %2 formátum %1 bitje.</translation>
    </message>
    <message>
        <source>This is beyond what float64 holds, 5e-324 to 1.8e308.</source>
        <translation>Ez kívül esik azon, amit a float64 ábrázolni tud: 5e-324 és 1.8e308 között.</translation>
    </message>
    <message>
        <source>Type a number: 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.</source>
        <translation>Írjon be egy számot: 0,1, 1e-6, inf, 0x2e66 vagy 0x1.8p-3.</translation>
    </message>
    <message>
        <source>This is not a number; write it like 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.</source>
        <translation>Ez nem szám; így írható: 0,1, 1e-6, inf, 0x2e66 vagy 0x1.8p-3.</translation>
    </message>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ez ezrest és tizedest is jelenthet; írja elválasztójel nélkül.</translation>
    </message>
</context>
<context>
    <name>halfstep::WindowBar</name>
    <message>
        <source>The window told before this one</source>
        <translation>Az előző feljegyzett ablak</translation>
    </message>
    <message>
        <source>The window told after this one</source>
        <translation>A következő feljegyzett ablak</translation>
    </message>
    <message>
        <source>Shows the newest window, and follows the run</source>
        <translation>A legújabb ablakot mutatja, és követi a futást</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>legújabb</translation>
    </message>
</context>
<context>
    <name>halfstep::Wording</name>
    <message>
        <source>%1 native</source>
        <translation>%1 natív</translation>
    </message>
    <message>
        <source>%1 emulated</source>
        <translation>%1 emulált</translation>
    </message>
    <message>
        <source>on</source>
        <translation>be</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>halfstep::Words</name>
    <message>
        <source>%1 is not valid JSON (%2); correct it there.</source>
        <translation>%1 nem érvényes JSON (%2); ott javítsa ki.</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; did you mean %2?</source>
        <translation>Ismeretlen beállítás: %1; erre gondolt: %2?</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; remove it.</source>
        <translation>Ismeretlen beállítás: %1; törölje.</translation>
    </message>
    <message>
        <source>The setting %1 has the wrong type; give %2.</source>
        <translation>A(z) %1 beállítás típusa rossz; ezt adja meg: %2.</translation>
    </message>
    <message>
        <source>The setting %1 is out of range; it must be %2.</source>
        <translation>A(z) %1 beállítás kívül esik a tartományon; megengedett: %2.</translation>
    </message>
    <message>
        <source>The setting %1 has an unknown value; choose one of: %2.</source>
        <translation>A(z) %1 beállítás értéke ismeretlen; választható: %2.</translation>
    </message>
    <message>
        <source>There is no preset named %1; choose one of: %2.</source>
        <translation>Nincs %1 nevű előbeállítás; választható: %2.</translation>
    </message>
    <message>
        <source>The setting %1 does not go with %2; change one of them.</source>
        <translation>A(z) %1 beállítás nem illik ehhez: %2; az egyiket módosítsa.</translation>
    </message>
    <message>
        <source>%1 does not strike: %2.</source>
        <translation>%1 nem lép fel: %2.</translation>
    </message>
    <message>
        <source>%1 was not found; check its name and place.</source>
        <translation>%1 nem található; ellenőrizze a nevét és a helyét.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2); check that you may read it.</source>
        <translation>%1 nem olvasható (%2); ellenőrizze az olvasási jogot.</translation>
    </message>
    <message>
        <source>%1 is cut short (%2); get a complete copy.</source>
        <translation>%1 csonka (%2); szerezzen teljes példányt.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; correct the file or choose another.</source>
        <translation>%1 nem használható: %2; javítsa a fájlt, vagy válasszon másikat.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); choose another place or free some space.</source>
        <translation>%1 nem írható (%2); válasszon más helyet, vagy szabadítson fel helyet.</translation>
    </message>
    <message>
        <source>The counts in %1 differ (%2); use files that belong together.</source>
        <translation>A darabszámok eltérnek: %1 (%2); összetartozó fájlokat használjon.</translation>
    </message>
    <message>
        <source>The checkpoint %1 is damaged (%2); use another one.</source>
        <translation>Sérült ellenőrzőpont: %1 (%2); használjon másikat.</translation>
    </message>
    <message>
        <source>The checkpoint %1 belongs to another run (%2); use its own config.</source>
        <translation>Más futáshoz tartozó ellenőrzőpont: %1 (%2); annak a konfigurációját használja.</translation>
    </message>
    <message>
        <source>%1 leaves no training data after the split; use more data.</source>
        <translation>%1: a felosztás után nem marad tanítóadat; több adatot használjon.</translation>
    </message>
    <message>
        <source>The setting %1 does not fit the data (%2); choose another model or other data.</source>
        <translation>A(z) %1 beállítás nem illik az adatokhoz (%2); válasszon más modellt vagy más adatokat.</translation>
    </message>
    <message>
        <source>%1 contains NaN or infinite values; remove them first.</source>
        <translation>%1 NaN vagy végtelen értéket tartalmaz; előbb távolítsa el.</translation>
    </message>
    <message>
        <source>The device %1 is not available here; use cpu.</source>
        <translation>A(z) %1 eszköz itt nem érhető el; használja a cpu-t.</translation>
    </message>
    <message>
        <source>%1 is not supported: %2.</source>
        <translation>%1 nem támogatott: %2.</translation>
    </message>
    <message>
        <source>%1 is not supported.</source>
        <translation>%1 nem támogatott.</translation>
    </message>
    <message>
        <source>%1 has a column %2 that this version does not know; it was not read.</source>
        <translation>%1: ez a változat nem ismeri a(z) %2 oszlopot; nem lett beolvasva.</translation>
    </message>
    <message>
        <source>%1 has no column %2; its values are unknown.</source>
        <translation>%1: nincs %2 oszlop; az értékei ismeretlenek.</translation>
    </message>
    <message>
        <source>%1 holds %2, which this version does not know; it was not read.</source>
        <translation>%1: ez a változat nem ismeri ezt: %2; nem lett beolvasva.</translation>
    </message>
    <message>
        <source>%1 lacks %2; its default is taken.</source>
        <translation>%1: hiányzik ez: %2; az alapértéke lép a helyébe.</translation>
    </message>
    <message>
        <source>%1 gives %2 a value that this version does not know; it was left out.</source>
        <translation>%1: ez a változat nem ismeri a(z) %2 értékét; kimaradt.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version (%2); what is new in it was not read.</source>
        <translation>%1 újabb változattal készült (%2); ami új benne, nem lett beolvasva.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>„%1” kétszer szerepel</translation>
    </message>
    <message>
        <source>line %1, column %2 holds a NUL byte</source>
        <translation>%1. sor %2. oszlopában NUL bájt áll</translation>
    </message>
    <message>
        <source>line %1, column %2 holds the byte %3, which is not UTF-8</source>
        <translation>%1. sor %2. oszlopában nem UTF-8 bájt áll: %3</translation>
    </message>
    <message>
        <source>it is nested more than %1 deep</source>
        <translation>több mint %1 szint mélyen van egymásba ágyazva</translation>
    </message>
    <message>
        <source>line %1, column %2 is not written as JSON</source>
        <translation>%1. sor %2. oszlopa nem JSON szerint íródott</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>túl nagy szám: %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true vagy false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>szám</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>véges szám</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>text</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>text without a NUL character</source>
        <translation>szöveg NUL karakter nélkül</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>objektum x-szel és y-nal</translation>
    </message>
    <message>
        <source>an array of {%1}</source>
        <translation>ilyenek tömbje: {%1}</translation>
    </message>
    <message>
        <source>an array of texts</source>
        <translation>szövegek tömbje</translation>
    </message>
    <message>
        <source>an array of sizes</source>
        <translation>méretek tömbje</translation>
    </message>
    <message>
        <source>an array of numbers or {&quot;file&quot;: ..., &quot;offset&quot;: ..., &quot;shape&quot;: ...}</source>
        <translation>számok tömbje vagy {&quot;file&quot;: ..., &quot;offset&quot;: ..., &quot;shape&quot;: ...}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>számok</translation>
    </message>
    <message>
        <source>rows of the same length</source>
        <translation>egyforma hosszú sorok</translation>
    </message>
    <message>
        <source>key.path=value</source>
        <translation>kulcs.út=érték</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>legalább %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>nagyobb, mint %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>kisebb, mint %1</translation>
    </message>
    <message>
        <source>at least 0 and below 1</source>
        <translation>legalább 0 és kisebb 1-nél</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>nagyobb 0-nál és kisebb 1-nél</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 és %2 között</translation>
    </message>
    <message>
        <source>whole numbers from 0 to 65535</source>
        <translation>egész számok 0-tól 65535-ig</translation>
    </message>
    <message>
        <source>finite in float32</source>
        <translation>float32-ben is véges</translation>
    </message>
    <message>
        <source>above 0 and finite in float32</source>
        <translation>nagyobb 0-nál és float32-ben is véges</translation>
    </message>
    <message>
        <source>at least 0 and inside the file</source>
        <translation>legalább 0 és a fájlon belüli</translation>
    </message>
    <message>
        <source>at most the first scale</source>
        <translation>legfeljebb a kezdő veszteségskála</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine</source>
        <translation>legfeljebb %1, a gép magjainak száma</translation>
    </message>
    <message>
        <source>below %1, the micro-batches of an epoch</source>
        <translation>kisebb, mint %1, az epoch mikro-batcheinek száma</translation>
    </message>
    <message>
        <source>below %1, as each micro-batch is stepped</source>
        <translation>kisebb, mint %1, mert minden mikro-batch külön lépés</translation>
    </message>
    <message>
        <source>a list of one name or more</source>
        <translation>legalább egy név listája</translation>
    </message>
    <message>
        <source>the folder of the IDX files</source>
        <translation>az IDX-fájlok mappája</translation>
    </message>
    <message>
        <source>%1, e2m1 to e8m23</source>
        <translation>%1, e2m1-től e8m23-ig</translation>
    </message>
    <message>
        <source>%1, a layer&apos;s name, weight or bias</source>
        <translation>%1, egy réteg neve, weight vagy bias</translation>
    </message>
    <message>
        <source>an empty %1</source>
        <translation>üres %1</translation>
    </message>
    <message>
        <source>the targets of %1, which %2 cannot use</source>
        <translation>a(z) %1 célértékei, amelyeket a(z) %2 nem tud használni</translation>
    </message>
    <message>
        <source>the samples of %1, which are no images of at least 4 by 4</source>
        <translation>a(z) %1 mintái, amelyek nem legalább 4×4-es képek</translation>
    </message>
    <message>
        <source>model.batch_norm while a micro-batch holds one sample</source>
        <translation>model.batch_norm, amíg egy mikro-batch egyetlen mintából áll</translation>
    </message>
    <message>
        <source>model.batch_norm while the last micro-batch of an epoch holds one sample</source>
        <translation>model.batch_norm, amíg az epoch utolsó mikro-batche egyetlen mintából áll</translation>
    </message>
    <message>
        <source>model.batch_norm while one sample is left to be evaluated by itself</source>
        <translation>model.batch_norm, amíg egyetlen minta marad, amelyet magában kell kiértékelni</translation>
    </message>
    <message>
        <source>windows of more than the %1 samples of an epoch</source>
        <translation>olyan ablakok, amelyek az epoch %1 mintájánál többet fognak át</translation>
    </message>
    <message>
        <source>a model of %1 parameters; it is for up to %2</source>
        <translation>egy %1 paraméteres modell; legfeljebb %2 paraméterig való</translation>
    </message>
    <message>
        <source>%1 in an earlier group</source>
        <translation>%1, amely egy korábbi csoportban is szerepel</translation>
    </message>
    <message>
        <source>it already holds a run</source>
        <translation>már van benne egy futás</translation>
    </message>
    <message>
        <source>it already holds a run; name another folder, or go on with that run by --resume %1</source>
        <translation>már van benne egy futás; nevezzen meg másik mappát, vagy folytassa azt a futást így: --resume %1</translation>
    </message>
    <message>
        <source>the run ends after attempt %1</source>
        <translation>a futás csak %1 kísérletig tart</translation>
    </message>
    <message>
        <source>the run ended after attempt %1</source>
        <translation>a futás csak %1 kísérletig tartott</translation>
    </message>
    <message>
        <source>the last micro-batch of attempt %1 is number %2</source>
        <translation>a(z) %1. kísérlet utolsó mikro-batchének sorszáma %2</translation>
    </message>
    <message>
        <source>csv tables cannot be read by this version</source>
        <translation>ez a változat CSV-táblázatot nem tud olvasni</translation>
    </message>
    <message>
        <source>image folders cannot be read by this version</source>
        <translation>ez a változat képmappát nem tud olvasni</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x: %1, y: %2</translation>
    </message>
    <message>
        <source>expected rows, found one number</source>
        <translation>sorok helyett egyetlen szám áll itt</translation>
    </message>
    <message>
        <source>one class number a sample, found %1</source>
        <translation>mintánként egy osztályszám kell, itt %1 van</translation>
    </message>
    <message>
        <source>samples of %1, for training %2</source>
        <translation>a minták alakja %1, a tanításhoz %2</translation>
    </message>
    <message>
        <source>numbers a sample: %1, for training %2</source>
        <translation>mintánként %1 szám, a tanításhoz %2</translation>
    </message>
    <message>
        <source>a dimension is negative or the shape is too large</source>
        <translation>egy méret negatív, vagy az alak túl nagy</translation>
    </message>
    <message>
        <source>the file&apos;s shape is missing</source>
        <translation>hiányzik a fájl alakja</translation>
    </message>
    <message>
        <source>numbers expected: %1, found: %2</source>
        <translation>várt számok: %1, talált: %2</translation>
    </message>
    <message>
        <source>expected %1 bytes, found %2</source>
        <translation>%1 bájt kellene, de %2 van</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>nem közönséges fájl</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>nem mappa</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of float32 values</source>
        <translation>%1 bájtja nem egész számú float32 érték</translation>
    </message>
    <message>
        <source>larger than 2 GiB</source>
        <translation>nagyobb 2 GiB-nál</translation>
    </message>
    <message>
        <source>not an IDX file: it does not start with 0, 0 and a known type</source>
        <translation>nem IDX-fájl: nem 0, 0 és egy ismert típus az eleje</translation>
    </message>
    <message>
        <source>an IDX file has 1 to 4 dimensions, this one %1</source>
        <translation>egy IDX-fájlnak 1–4 dimenziója van, ennek %1</translation>
    </message>
    <message>
        <source>its header promises more than 2 GiB</source>
        <translation>a fejléce 2 GiB-nál többet ígér</translation>
    </message>
    <message>
        <source>its gzip data is damaged</source>
        <translation>a gzip-adatai sérültek</translation>
    </message>
    <message>
        <source>bytes follow the end of its gzip data</source>
        <translation>a gzip-adatai után további bájtok állnak</translation>
    </message>
    <message>
        <source>the end of its gzip data is missing</source>
        <translation>hiányzik a gzip-adatai vége</translation>
    </message>
    <message>
        <source>expected %1 bytes unpacked, found more</source>
        <translation>kicsomagolva %1 bájt kellene, de több van</translation>
    </message>
    <message>
        <source>images need 2 to 4 dimensions, this file has %1</source>
        <translation>a képekhez 2–4 dimenzió kell, ebben a fájlban %1 van</translation>
    </message>
    <message>
        <source>labels need 1 dimension, this file has %1</source>
        <translation>a címkékhez 1 dimenzió kell, ebben a fájlban %1 van</translation>
    </message>
    <message>
        <source>%1 images, %2 labels</source>
        <translation>%1 kép, %2 címke</translation>
    </message>
    <message>
        <source>its images have no pixels</source>
        <translation>a képeiben nincs képpont</translation>
    </message>
    <message>
        <source>label %1 is not a class number from 0 to 65535</source>
        <translation>%1. címke: nem osztályszám 0 és 65535 között</translation>
    </message>
    <message>
        <source>its images are %1, those for training %2</source>
        <translation>a képei %1 méretűek, a tanítóképek %2</translation>
    </message>
    <message>
        <source>label %1 is not among the %2 classes for training</source>
        <translation>a tanításhoz használt %2 osztály között nincs ilyen címke: %1</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>nincs %1</translation>
    </message>
    <message>
        <source>bad %1</source>
        <translation>rossz %1</translation>
    </message>
    <message>
        <source>too many fields</source>
        <translation>túl sok mező</translation>
    </message>
    <message>
        <source>%1 does not grow</source>
        <translation>nem nő: %1</translation>
    </message>
    <message>
        <source>other columns</source>
        <translation>mások az oszlopai</translation>
    </message>
    <message>
        <source>the file ends before its header does</source>
        <translation>a fájl a fejléce vége előtt véget ér</translation>
    </message>
    <message>
        <source>its header is malformed</source>
        <translation>a fejléce hibás</translation>
    </message>
    <message>
        <source>its header&apos;s entry %1 is malformed</source>
        <translation>a fejlécében hibás ez a bejegyzés: %1</translation>
    </message>
    <message>
        <source>its data have a hole or an overlap before %1</source>
        <translation>az adataiban rés vagy átfedés van ez előtt: %1</translation>
    </message>
    <message>
        <source>its header describes %1 bytes of data, the file holds %2</source>
        <translation>a fejléce %1 bájt adatot ír le, a fájlban %2 van</translation>
    </message>
    <message>
        <source>it has no checksum</source>
        <translation>nincs ellenőrzőösszege</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents</source>
        <translation>az ellenőrzőösszege nem illik a tartalmához</translation>
    </message>
    <message>
        <source>it is of another kind than %1</source>
        <translation>nem ilyen fajtájú: %1</translation>
    </message>
    <message>
        <source>it holds no settings</source>
        <translation>nincsenek benne beállítások</translation>
    </message>
    <message>
        <source>its %1 cannot be read</source>
        <translation>nem olvasható benne ez: %1</translation>
    </message>
    <message>
        <source>%1 holds a value that it cannot have</source>
        <translation>%1 olyan értéket tartalmaz, amely nem lehet benne</translation>
    </message>
    <message>
        <source>it contradicts itself in %1</source>
        <translation>ellentmond önmagának itt: %1</translation>
    </message>
    <message>
        <source>%1 does not fit its data set of %2 samples</source>
        <translation>a(z) %1 nem illik a(z) %2 mintás adathalmazához</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>nincs hozzá jogosultság</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>mappa</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>nem mappa</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>nincs több hely az eszközön</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>betelt a lemezkvóta</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>csak olvasható fájlrendszer</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>be-/kiviteli hiba</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>túl nagy fájl</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>túl hosszú fájlnév</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>túl sok nyitott fájl</translation>
    </message>
    <message>
        <source>the system&apos;s error %1</source>
        <translation>a rendszer %1. hibája</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>befejezett</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>korán leállt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>leállított</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>meghiúsult</translation>
    </message>
    <message>
        <source>The run finished: %1.</source>
        <translation>A futás befejeződött: %1.</translation>
    </message>
    <message>
        <source>The run stopped early: %1.</source>
        <translation>A futás korán leállt: %1.</translation>
    </message>
    <message>
        <source>The run was stopped: %1.</source>
        <translation>A futás %1 leállt.</translation>
    </message>
    <message>
        <source>The run failed: %1.</source>
        <translation>A futás meghiúsult: %1.</translation>
    </message>
    <message>
        <source>all epochs are done</source>
        <translation>minden epoch lefutott</translation>
    </message>
    <message>
        <source>the limit of attempts is reached</source>
        <translation>elérte a kísérletek korlátját</translation>
    </message>
    <message>
        <source>the patience is used up</source>
        <translation>elfogyott a türelem</translation>
    </message>
    <message>
        <source>no validation loss within the patience was a finite number</source>
        <translation>a türelem alatt egyetlen validációs veszteség sem volt véges szám</translation>
    </message>
    <message>
        <source>you asked for it</source>
        <translation>kérésre</translation>
    </message>
    <message>
        <source>the loss scale fell below its floor</source>
        <translation>a veszteségskála az alsó határa alá esett</translation>
    </message>
    <message>
        <source>an update would have left a weight that is not finite; the learning rate is too high</source>
        <translation>egy frissítés után egy súly már nem véges; a tanulási ráta túl nagy</translation>
    </message>
    <message>
        <source>running statistics of batch normalisation are not finite</source>
        <translation>a batch-normalizáció futó statisztikái nem végesek</translation>
    </message>
    <message>
        <source>no other engine can compute this run</source>
        <translation>ezt a futást más motor nem tudja kiszámolni</translation>
    </message>
    <message>
        <source>this engine was asked for</source>
        <translation>ezt a motort kérték</translation>
    </message>
    <message>
        <source>LibTorch reported an error</source>
        <translation>a LibTorch hibát jelzett</translation>
    </message>
    <message>
        <source>the run folder could not be written</source>
        <translation>a futás mappája nem írható</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>beállás</translation>
    </message>
    <message>
        <source>occasional</source>
        <translation>alkalmi</translation>
    </message>
    <message>
        <source>collapsing</source>
        <translation>összeomlás</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>túlcsordulás</translation>
    </message>
    <message>
        <source>the loss is not finite</source>
        <translation>a veszteség nem véges</translation>
    </message>
    <message>
        <source>the update would not be finite</source>
        <translation>a frissítés nem lenne véges</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>szintetikus</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX-fájlok</translation>
    </message>
    <message>
        <source>Tiny MLP</source>
        <translation>Apró MLP</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>Kis CNN</translation>
    </message>
    <message>
        <source>Table MLP</source>
        <translation>Táblázatos MLP</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineáris</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatikus</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>keresztentrópia</translation>
    </message>
    <message>
        <source>binary (BCE)</source>
        <translation>bináris (BCE)</translation>
    </message>
    <message>
        <source>squared (MSE)</source>
        <translation>négyzetes (MSE)</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>állandó</translation>
    </message>
    <message>
        <source>linear to zero</source>
        <translation>lineárisan nulláig</translation>
    </message>
    <message>
        <source>step with it</source>
        <translation>léptet vele</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>eldobja</translation>
    </message>
    <message>
        <source>native</source>
        <translation>natív</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>emulált</translation>
    </message>
    <message>
        <source>the shape of one sample, as 32 or 1x24x24</source>
        <translation>egy minta alakja, például 32 vagy 1x24x24</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>legfeljebb %1</translation>
    </message>
    <message>
        <source>at least %1 numbers</source>
        <translation>legalább %1 szám</translation>
    </message>
    <message>
        <source>at most %1 numbers</source>
        <translation>legfeljebb %1 szám</translation>
    </message>
    <message>
        <source>at most %1 in all</source>
        <translation>összesen legfeljebb %1</translation>
    </message>
    <message>
        <source>a number, conv16, conv16k5, pool or bn between hyphens, not &quot;%1&quot;</source>
        <translation>szám, conv16, conv16k5, pool vagy bn kötőjelek között, nem „%1”</translation>
    </message>
    <message>
        <source>the layer %1, which needs images large enough for it</source>
        <translation>a(z) %1 réteg, amelyhez elég nagy képek kellenek</translation>
    </message>
    <message>
        <source>%1 samples, which it cannot divide into equal parts</source>
        <translation>%1 minta, amelyet nem tud egyenlő részekre osztani</translation>
    </message>
    <message>
        <source>it already holds the TensorBoard log of another run; name another folder</source>
        <translation>egy másik futás TensorBoard-naplója már van benne; nevezzen meg másik mappát</translation>
    </message>
    <message>
        <source>four letters or digits, or nothing</source>
        <translation>négy betű vagy számjegy, vagy semmi</translation>
    </message>
    <message>
        <source>The whole run computes in float32.</source>
        <translation>Az egész futás float32-ben számol.</translation>
    </message>
    <message>
        <source>A matrix product or convolution runs in %1.</source>
        <translation>A mátrixszorzás, illetve a konvolúció %1 formátumban fut.</translation>
    </message>
    <message>
        <source>Normalisation computes in float32 and hands on its result in %1.</source>
        <translation>A normalizálás float32-ben számol, és az eredményét %1 formátumban adja tovább.</translation>
    </message>
    <message>
        <source>Dropout scales what it keeps, in %1.</source>
        <translation>A dropout %1 formátumban skálázza, amit megtart.</translation>
    </message>
    <message>
        <source>It hands on its result in the format that came in.</source>
        <translation>Az eredményét abban a formátumban adja tovább, amelyben a bemenetét kapta.</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>betöltés</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>átvitel</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>előrelépés</translation>
    </message>
    <message>
        <source>backward pass</source>
        <translation>visszalépés</translation>
    </message>
    <message>
        <source>update</source>
        <translation>frissítés</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>kiértékelés</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>rögzítés</translation>
    </message>
    <message>
        <source>No time has been measured yet.</source>
        <translation>Még nincs mért idő.</translation>
    </message>
    <message>
        <source>Computing is the bottleneck: it takes %1 of the time, so computing twice as fast would make the run %2 times faster.</source>
        <translation>A számítás a szűk keresztmetszet: az idő %1 részét viszi el, így kétszer gyorsabb számítással az egész futás gyorsulási tényezője %2 lenne.</translation>
    </message>
    <message>
        <source>Computing is not the bottleneck: it takes %1 of the time, so computing twice as fast would make the run only %2 times faster.</source>
        <translation>Nem a számítás a szűk keresztmetszet: az időnek csak %1 részét viszi el, így kétszer gyorsabb számítással az egész futás gyorsulási tényezője csupán %2 lenne.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>súlyok</translation>
    </message>
    <message>
        <source>low-precision copies</source>
        <translation>alacsony pontosságú másolatok</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradiensek</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>az optimalizáló állapota</translation>
    </message>
    <message>
        <source>running statistics</source>
        <translation>futó statisztikák</translation>
    </message>
    <message>
        <source>input batch</source>
        <translation>bemeneti batch</translation>
    </message>
    <message>
        <source>activations and the rest</source>
        <translation>aktivációk és a többi</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>megszámolt</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>számított</translation>
    </message>
    <message>
        <source>Emulation saves no memory: rounded values are kept as float32.</source>
        <translation>Az emuláció nem takarít meg memóriát: a kerekített értékek float32-ként tárolódnak.</translation>
    </message>
    <message>
        <source>The last row of %1 is not whole; it was left out.</source>
        <translation>A(z) %1 utolsó sora nem teljes; kimaradt.</translation>
    </message>
    <message>
        <source>the engine of this run cannot compute in %1 natively on this device</source>
        <translation>a futás motorja ezen az eszközön nem tud natívan %1 formátumban számolni</translation>
    </message>
    <message>
        <source>the plan computes on the CPU only</source>
        <translation>a plan motor csak a CPU-n számol</translation>
    </message>
    <message>
        <source>the plan computes with one thread, not with %1</source>
        <translation>a plan motor egy szálon számol, nem %1 szálon</translation>
    </message>
    <message>
        <source>the plan emulates %1 and does not compute in it natively</source>
        <translation>a plan motor a(z) %1 formátumot emulálja, natívan nem számol benne</translation>
    </message>
    <message>
        <source>the plan has no step for the layer %1</source>
        <translation>a plan motornak nincs lépése a(z) %1 réteghez</translation>
    </message>
    <message>
        <source>Line %2 of %1 is no note. What is no note stays in the file and is not shown.</source>
        <translation>%1 %2. sora nem jegyzet. Ami nem jegyzet, az a fájlban marad, és nem látható.</translation>
    </message>
    <message>
        <source>The notes in %1 could not be read; the file stays as it is.</source>
        <translation>%1 jegyzeteit nem lehetett beolvasni; a fájl olyan marad, amilyen.</translation>
    </message>
    <message>
        <source>It computes in float32 on numbers that are in %1 already, and its results are in %1 as well: nothing is to be rounded here.</source>
        <translation>Float32-ben számol olyan számokkal, amelyek már %1 formátumúak, és eredményei is azok: itt nincs mit kerekíteni.</translation>
    </message>
    <message>
        <source>it computed every run that named no engine</source>
        <translation>minden olyan futást ez a motor számolt, amely nem nevezett meg motort</translation>
    </message>
    <message>
        <source>it computes in the run&apos;s number format, which another engine would emulate</source>
        <translation>a futás számformátumában számol, amelyet más motor emulálna</translation>
    </message>
    <message>
        <source>it is the quickest that can compute this run</source>
        <translation>a futást kiszámolni képes motorok közül ez a leggyorsabb</translation>
    </message>
    <message>
        <source>best epoch&apos;s weights</source>
        <translation>a legjobb epoch súlyai</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>becsült</translation>
    </message>
    <message>
        <source>Whether float32 would need less is not known from this run: the low-precision copies of the weights come on top, and what the library&apos;s casts hold is counted only. Compare the counted peaks of both runs.</source>
        <translation>Ebből a futásból nem tudható, kevesebbet igényelne-e a float32: a súlyok alacsony pontosságú másolatai a többin felül jönnek, és amit a könyvtár átalakításai foglalnak, azt csak megszámolni lehet. A két futás megszámolt csúcsát érdemes összevetni.</translation>
    </message>
    <message>
        <source>Without master weights the weights are rounded but kept as float32: their format is emulated, and their bytes are those of float32.</source>
        <translation>Mestersúlyok nélkül a súlyok kerekítve vannak, de float32-ként tárolódnak: formátumuk emulált, bájtjaik száma a float32-é.</translation>
    </message>
    <message>
        <source>The Calculator&apos;s rule for any engine gives %1: it has every activation of a micro-batch and its gradient there at once, and knows neither the window&apos;s other inputs nor this engine&apos;s own buffers.</source>
        <translation>A Kalkulátor bármely motorra szóló szabálya szerint %1 kellene: abban egy mikro-batch minden aktivációja és annak gradiense egyszerre van jelen, és nem ismeri sem az ablak többi bemenetét, sem ennek a motornak a saját puffereit.</translation>
    </message>
    <message>
        <source>Mixed precision needs more memory here than float32 would: the low-precision copies come on top.</source>
        <translation>A kevert pontosság itt több memóriát igényel, mint a float32: az alacsony pontosságú másolatok a többin felül jönnek.</translation>
    </message>
    <message>
        <source>The low-precision copies are the rounded weights and a micro-batch&apos;s gradient on its way to the sum, both as float32: twice the weights.</source>
        <translation>Az alacsony pontosságú másolatok a kerekített súlyok és egy mikro-batch gradiense útban az összeg felé, mindkettő float32-ként: a súlyok kétszerese.</translation>
    </message>
    <message>
        <source>Most of the rest is recording, which takes little time in all: where a run is longer, or not slowed down, its share is smaller.</source>
        <translation>A maradék nagy része feljegyzés, amely összesen kevés időt visz el: hosszabb vagy nem lassított futásban kisebb a része.</translation>
    </message>
    <message>
        <source>%1, a part of Halfstep, is missing or damaged; install Halfstep again. The engine plan does without it where it can compute the run.</source>
        <translation>A Halfstep része, a(z) %1 hiányzik vagy sérült; telepítse újra a Halfstepet. A plan motornak nem kell, ahol az ki tudja számítani a futást.</translation>
    </message>
    <message>
        <source>%1 could not be loaded (%2); install the package libtorch-dev. The engine plan does without it where it can compute the run.</source>
        <translation>A(z) %1 nem tölthető be (%2); telepítse a libtorch-dev csomagot. A plan motornak nem kell, ahol az ki tudja számítani a futást.</translation>
    </message>
    <message>
        <source>Malformed lines of %1 were left out: %2.</source>
        <translation>Kimaradtak a(z) %1 hibás sorai: %2.</translation>
    </message>
</context>
</TS>
