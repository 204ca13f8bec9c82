<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>All other platforms</comment>
        <translation>Drive</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lepas</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Lihat di:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nama berkas:</translation>
    </message>
    <message>
        <source>&amp;File name:</source>
        <translation>&amp;Nama berkas:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Jenis berkas:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Pilih</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder induk</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Buat folder baru</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Tampilan daftar</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Tampilan rinci</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folder baru</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 sudah ada.
Ganti?</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Folder &amp;baru</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Ganti &amp;nama</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Hapus</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Tampilkan berkas &amp;tersembunyi</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Cari folder</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Tempat terakhir</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folder tidak ditemukan.
Periksa nama foldernya.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Berkas tidak ditemukan.
Periksa nama berkasnya.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>&quot;%1&quot; dilindungi dari penulisan.
Tetap hapus?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Yakin ingin menghapus &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Folder tidak dapat dihapus.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Diubah</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ul&amp;angi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
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
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ya</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Tidak</translation>
    </message>
</context>
<context>
    <name>QSidebar</name>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ul&amp;angi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>halfstep</name>
    <message>
        <source>sample</source>
        <translation>sampel</translation>
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
        <translation>gradien</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>mikro-batch</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>sampel</translation>
    </message>
    <message>
        <source>coefficient, mean of means</source>
        <translation>koefisien, rata-rata dari rata-rata</translation>
    </message>
    <message>
        <source>coefficient, weighted</source>
        <translation>koefisien, dibobot</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>selisih terbesar</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>kosinus</translation>
    </message>
    <message>
        <source>window</source>
        <translation>jendela</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>jendela</translation>
    </message>
    <message>
        <source>loss, accumulated</source>
        <translation>loss, diakumulasi</translation>
    </message>
    <message>
        <source>loss, a step every micro-batch</source>
        <translation>loss, langkah tiap mikro-batch</translation>
    </message>
    <message>
        <source>distance of the weights</source>
        <translation>jarak antara kedua bobot</translation>
    </message>
    <message>
        <source>accumulation factor A</source>
        <translation>faktor akumulasi A</translation>
    </message>
    <message>
        <source>peak of tensor bytes</source>
        <translation>puncak bita tensor</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation>bagian dari puncak terbesar</translation>
    </message>
    <message>
        <source>loss scale S</source>
        <translation>skala loss S</translation>
    </message>
    <message>
        <source>loss scales</source>
        <translation>skala loss</translation>
    </message>
    <message>
        <source>S·g</source>
        <translation>S·g</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>tersimpan</translation>
    </message>
    <message>
        <source>class</source>
        <translation>jenis</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>skala dikembalikan</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>galat relatif</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>percobaan</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>percobaan</translation>
    </message>
    <message>
        <source>loss scale, long interval</source>
        <translation>skala loss, selang panjang</translation>
    </message>
    <message>
        <source>skipped, long interval</source>
        <translation>dilewati, selang panjang</translation>
    </message>
    <message>
        <source>loss scale, short interval</source>
        <translation>skala loss, selang pendek</translation>
    </message>
    <message>
        <source>skipped, short interval</source>
        <translation>dilewati, selang pendek</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>skala loss</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>diterapkan</translation>
    </message>
    <message>
        <source>next loss scale</source>
        <translation>skala loss berikutnya</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>run</translation>
    </message>
    <message>
        <source>first loss</source>
        <translation>loss pertama</translation>
    </message>
    <message>
        <source>last loss</source>
        <translation>loss terakhir</translation>
    </message>
    <message>
        <source>share of zeros</source>
        <translation>bagian yang bernilai nol</translation>
    </message>
    <message>
        <source>first attempt with a loss that is not finite</source>
        <translation>percobaan pertama dengan loss yang tidak berhingga</translation>
    </message>
    <message>
        <source>loss, master weights</source>
        <translation>loss, bobot master</translation>
    </message>
    <message>
        <source>loss, low weights</source>
        <translation>loss, bobot presisi rendah</translation>
    </message>
    <message>
        <source>lost updates, master weights</source>
        <translation>pembaruan yang hilang, bobot master</translation>
    </message>
    <message>
        <source>lost updates, low weights</source>
        <translation>pembaruan yang hilang, bobot presisi rendah</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>presisi</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>format bilangan</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>mikrodetik</translation>
    </message>
    <message>
        <source>order</source>
        <translation>urutan</translation>
    </message>
    <message>
        <source>orders of clipping and unscaling</source>
        <translation>urutan clipping dan pengembalian skala</translation>
    </message>
    <message>
        <source>norm, scaled</source>
        <translation>norma, berskala</translation>
    </message>
    <message>
        <source>norm applied</source>
        <translation>norma yang diterapkan</translation>
    </message>
    <message>
        <source>clip coefficient</source>
        <translation>koefisien clipping</translation>
    </message>
    <message>
        <source>batch size B</source>
        <translation>ukuran batch B</translation>
    </message>
    <message>
        <source>batch sizes</source>
        <translation>ukuran batch</translation>
    </message>
    <message>
        <source>variance, measured</source>
        <translation>varians, terukur</translation>
    </message>
    <message>
        <source>variance, expected</source>
        <translation>varians, yang diharapkan</translation>
    </message>
    <message>
        <source>by that of the first size</source>
        <translation>dibagi varians ukuran pertama</translation>
    </message>
    <message>
        <source>expected ratio</source>
        <translation>rasio yang diharapkan</translation>
    </message>
    <message>
        <source>seconds of each epoch</source>
        <translation>detik tiap epoch</translation>
    </message>
    <message>
        <source>seconds of an epoch, median</source>
        <translation>detik satu epoch, median</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>sampel/dtk</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>pembaruan</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>loss</translation>
    </message>
    <message>
        <source>patience</source>
        <translation>kesabaran</translation>
    </message>
    <message>
        <source>minimum improvement</source>
        <translation>perbaikan minimum</translation>
    </message>
    <message>
        <source>stop after epoch</source>
        <translation>berhenti setelah epoch</translation>
    </message>
    <message>
        <source>best epoch</source>
        <translation>epoch terbaik</translation>
    </message>
    <message>
        <source>best validation loss</source>
        <translation>loss validasi terbaik</translation>
    </message>
    <message>
        <source>epochs saved</source>
        <translation>epoch yang dihemat</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>patience and minimum improvement</source>
        <translation>kesabaran dan perbaikan minimum</translation>
    </message>
    <message>
        <source>training loss</source>
        <translation>loss pelatihan</translation>
    </message>
    <message>
        <source>validation loss</source>
        <translation>loss validasi</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>benih</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>benih</translation>
    </message>
    <message>
        <source>validation accuracy, float32</source>
        <translation>akurasi validasi, float32</translation>
    </message>
    <message>
        <source>validation accuracy, mixed</source>
        <translation>akurasi validasi, campuran</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>selisih</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>besaran</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>mixed precision</source>
        <translation>presisi campuran</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>tahap</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>tahap</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>detik</translation>
    </message>
    <message>
        <source>share</source>
        <translation>bagian</translation>
    </message>
    <message>
        <source>step</source>
        <translation>langkah</translation>
    </message>
    <message>
        <source>value</source>
        <translation>nilai</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>satuan</translation>
    </message>
    <message>
        <source>basis</source>
        <translation>dasar nilai</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>lembar data</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>mikro-batch</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>lintasan maju</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nol</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>tak hingga</translation>
    </message>
    <message>
        <source>without a scaler</source>
        <translation>tanpa penskala</translation>
    </message>
    <message>
        <source>with a scaler</source>
        <translation>dengan penskala</translation>
    </message>
    <message>
        <source>rate too high</source>
        <translation>laju pembelajaran terlalu besar</translation>
    </message>
    <message>
        <source>autocast</source>
        <translation>autocast</translation>
    </message>
    <message>
        <source>unscale, then clip</source>
        <translation>skala dikembalikan, lalu clipping</translation>
    </message>
    <message>
        <source>clip, then unscale</source>
        <translation>clipping, lalu skala dikembalikan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>clipping before unscaling</source>
        <translation>clipping sebelum skala dikembalikan</translation>
    </message>
    <message>
        <source>unscaling each micro-batch</source>
        <translation>skala dikembalikan tiap mikro-batch</translation>
    </message>
    <message>
        <source>labels of other samples in every second attempt</source>
        <translation>label sampel lain setiap dua percobaan sekali</translation>
    </message>
    <message>
        <source>a learning rate of zero</source>
        <translation>laju pembelajaran nol</translation>
    </message>
    <message>
        <source>gradient norm of the first window</source>
        <translation>norma gradien jendela pertama</translation>
    </message>
    <message>
        <source>validation accuracy</source>
        <translation>akurasi validasi</translation>
    </message>
    <message>
        <source>test accuracy</source>
        <translation>akurasi uji</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set</source>
        <translation>akurasi pada himpunan uji terkorupsi</translation>
    </message>
    <message>
        <source>skipped attempts</source>
        <translation>percobaan dilewati</translation>
    </message>
    <message>
        <source>load</source>
        <translation>pemuatan</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>transfer</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>lintasan mundur</translation>
    </message>
    <message>
        <source>update</source>
        <translation>pembaruan</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>evaluasi</translation>
    </message>
    <message>
        <source>CPU: make and convert the data</source>
        <translation>CPU: pembuatan dan konversi data</translation>
    </message>
    <message>
        <source>CPU: load, an epoch</source>
        <translation>CPU: pemuatan, satu epoch</translation>
    </message>
    <message>
        <source>CPU: train, an epoch</source>
        <translation>CPU: pelatihan, satu epoch</translation>
    </message>
    <message>
        <source>CPU: evaluate</source>
        <translation>CPU: evaluasi</translation>
    </message>
    <message>
        <source>CPU: samples a second</source>
        <translation>CPU: sampel per detik</translation>
    </message>
    <message>
        <source>GPU present</source>
        <translation>ada GPU</translation>
    </message>
    <message>
        <source>transfer of the data set</source>
        <translation>transfer himpunan data</translation>
    </message>
    <message>
        <source>GPU: train, an epoch</source>
        <translation>GPU: pelatihan, satu epoch</translation>
    </message>
    <message>
        <source>speed-up of the whole path</source>
        <translation>percepatan seluruh jalur</translation>
    </message>
    <message>
        <source>weights, gradients and optimizer</source>
        <translation>bobot, gradien, dan pengoptimal</translation>
    </message>
    <message>
        <source>inputs and activations</source>
        <translation>masukan dan aktivasi</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>terukur</translation>
    </message>
    <message>
        <source>theoretical</source>
        <translation>teoretis</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>dihitung</translation>
    </message>
    <message>
        <source>Accumulation equals one big batch</source>
        <translation>Akumulasi sama dengan satu batch besar</translation>
    </message>
    <message>
        <source>Do A micro-batches, accumulated, give the gradient of the whole batch?</source>
        <translation>Apakah A mikro-batch yang diakumulasi menghasilkan gradien seluruh batch?</translation>
    </message>
    <message>
        <source>∇L = Σ (mₐ/n)·∇Lₐ, if no sample&apos;s output depends on the others in its batch</source>
        <translation>∇L = Σ (mₐ/n)·∇Lₐ, jika keluaran tiap sampel tidak bergantung pada sampel lain dalam batch-nya</translation>
    </message>
    <message>
        <source>Switch on batch normalisation, or take the small CNN with dropout: which condition is broken?</source>
        <translation>Nyalakan normalisasi batch, atau ambil CNN kecil dengan dropout: syarat mana yang dilanggar?</translation>
    </message>
    <message>
        <source>samples n of the batch</source>
        <translation>jumlah sampel n dalam batch</translation>
    </message>
    <message>
        <source>micro-batches A, of equal size</source>
        <translation>jumlah mikro-batch A, sama besar</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>normalisasi batch</translation>
    </message>
    <message>
        <source>probability of dropout</source>
        <translation>peluang dropout</translation>
    </message>
    <message>
        <source>seed of the weights</source>
        <translation>benih bobot</translation>
    </message>
    <message>
        <source>effective batch n = A·m</source>
        <translation>ukuran batch efektif n = A·m</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>parameter model</translation>
    </message>
    <message>
        <source>whether all entries agree within 1e-6 + 1e-5·|value|</source>
        <translation>apakah semua entri sama dalam batas 1e-6 + 1e-5·|nilai|</translation>
    </message>
    <message>
        <source>largest difference of an entry</source>
        <translation>selisih terbesar suatu entri</translation>
    </message>
    <message>
        <source>cosine of the angle between the two gradients</source>
        <translation>kosinus sudut antara kedua gradien</translation>
    </message>
    <message>
        <source>norm of the accumulated gradient by that of the whole batch&apos;s</source>
        <translation>norma gradien terakumulasi dibagi norma gradien seluruh batch</translation>
    </message>
    <message>
        <source>loss of the whole batch</source>
        <translation>loss seluruh batch</translation>
    </message>
    <message>
        <source>loss of the window of micro-batches</source>
        <translation>loss jendela mikro-batch</translation>
    </message>
    <message>
        <source>difference of the two losses</source>
        <translation>selisih kedua loss</translation>
    </message>
    <message>
        <source>peak of tensor bytes with the whole batch, measured</source>
        <translation>puncak bita tensor dengan seluruh batch, terukur</translation>
    </message>
    <message>
        <source>peak of tensor bytes with micro-batches, measured</source>
        <translation>puncak bita tensor dengan mikro-batch, terukur</translation>
    </message>
    <message>
        <source>The two gradients agree: no entry differs by more than %1, and their norms have the ratio %2.</source>
        <translation>Kedua gradien sama: selisih terbesar suatu entri %1, dan rasio normanya %2.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2: batch normalisation makes a sample&apos;s output depend on its batch.</source>
        <translation>Selisihnya sampai %1, kosinus %2: normalisasi batch membuat keluaran suatu sampel bergantung pada batch-nya.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2: the masks that dropout draws are others.</source>
        <translation>Selisihnya sampai %1, kosinus %2: dropout mengundi mask yang lain.</translation>
    </message>
    <message>
        <source>They differ by up to %1, cosine %2, and should agree.</source>
        <translation>Selisihnya sampai %1, kosinus %2, padahal seharusnya sama.</translation>
    </message>
    <message>
        <source>A protocol for mixed precision</source>
        <translation>Protokol untuk presisi campuran</translation>
    </message>
    <message>
        <source>Does the small CNN learn GlyphLab as well when precision is the one thing changed?</source>
        <translation>Apakah CNN kecil mempelajari GlyphLab sama baiknya bila hanya presisi yang diubah?</translation>
    </message>
    <message>
        <source>norm deviation = |‖g‖ in the format − ‖g‖ in float32| / ‖g‖ in float32, first window</source>
        <translation>deviasi norma = |‖g‖ dalam format itu − ‖g‖ dalam float32| / ‖g‖ dalam float32, jendela pertama</translation>
    </message>
    <message>
        <source>Repeat with other seeds: one run proves no superiority, and small synthetic images say nothing about natural ones.</source>
        <translation>Ulangi dengan benih lain: satu run tidak membuktikan keunggulan, dan citra sintetis kecil tidak mengatakan apa pun tentang citra alami.</translation>
    </message>
    <message>
        <source>most epochs of each run</source>
        <translation>epoch paling banyak tiap run</translation>
    </message>
    <message>
        <source>largest norm deviation that is accepted</source>
        <translation>deviasi norma terbesar yang diterima</translation>
    </message>
    <message>
        <source>norm deviation of the first window</source>
        <translation>deviasi norma jendela pertama</translation>
    </message>
    <message>
        <source>mixed minus float32</source>
        <translation>campuran dikurangi float32</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set in float32</source>
        <translation>akurasi pada himpunan uji terkorupsi dalam float32</translation>
    </message>
    <message>
        <source>accuracy on the corrupted test set in the format</source>
        <translation>akurasi pada himpunan uji terkorupsi dalam format itu</translation>
    </message>
    <message>
        <source>what the mixed run really computed with</source>
        <translation>yang benar-benar dipakai run presisi campuran untuk menghitung</translation>
    </message>
    <message>
        <source>Autocast on live tensors</source>
        <translation>Autocast pada tensor nyata</translation>
    </message>
    <message>
        <source>What does autocast change in the output of one linear layer?</source>
        <translation>Apa yang diubah autocast pada keluaran satu lapisan linear?</translation>
    </message>
    <message>
        <source>y = x·Wᵀ + b in float32, and with x, W and b rounded to bfloat16</source>
        <translation>y = x·Wᵀ + b dalam float32, dan dengan x, W, serta b dibulatkan ke bfloat16</translation>
    </message>
    <message>
        <source>Make the layer wider: does the difference grow, and does bfloat16 gain?</source>
        <translation>Lebarkan lapisannya: apakah selisihnya bertambah, dan apakah bfloat16 membawa keuntungan?</translation>
    </message>
    <message>
        <source>inputs and outputs of the layer</source>
        <translation>jumlah masukan dan keluaran lapisan</translation>
    </message>
    <message>
        <source>seed, as of torch.manual_seed</source>
        <translation>benih, seperti pada torch.manual_seed</translation>
    </message>
    <message>
        <source>format of the output under autocast</source>
        <translation>format keluaran dengan autocast</translation>
    </message>
    <message>
        <source>mean |difference| from float32</source>
        <translation>rata-rata |selisih| terhadap float32</translation>
    </message>
    <message>
        <source>correlation of the two outputs</source>
        <translation>korelasi kedua keluaran</translation>
    </message>
    <message>
        <source>microseconds of a forward pass in float32, measured, median</source>
        <translation>mikrodetik satu lintasan maju dalam float32, terukur, median</translation>
    </message>
    <message>
        <source>the same under autocast</source>
        <translation>yang sama dengan autocast</translation>
    </message>
    <message>
        <source>how many times faster autocast was, measured here</source>
        <translation>berapa kali lebih cepat autocast, diukur di sini</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, with a correlation of %3. On this machine it was %4 times as fast.</source>
        <translation>Keluarannya %1 dan rata-rata berbeda %2, dengan korelasi %3. Di mesin ini kecepatannya %4 kali kecepatan tanpa autocast.</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, with a correlation of %3. On this machine bfloat16 gained nothing: %4 times the speed of float32.</source>
        <translation>Keluarannya %1 dan rata-rata berbeda %2, dengan korelasi %3. Di mesin ini bfloat16 tidak membawa keuntungan: %4 kali kecepatan float32.</translation>
    </message>
    <message>
        <source>The output is %1 and differs by %2 on average, which was not to be expected.</source>
        <translation>Keluarannya %1 dan rata-rata berbeda %2; ini di luar dugaan.</translation>
    </message>
    <message>
        <source>What a batch size costs</source>
        <translation>Biaya suatu ukuran batch</translation>
    </message>
    <message>
        <source>How many samples a second are trained at each batch size, and from where on does a larger one no longer pay?</source>
        <translation>Berapa sampel per detik dilatih pada tiap ukuran batch, dan mulai dari mana ukuran yang lebih besar tidak lagi menguntungkan?</translation>
    </message>
    <message>
        <source>samples/s = samples of an epoch / median seconds of an epoch</source>
        <translation>sampel/dtk = sampel satu epoch / median detik satu epoch</translation>
    </message>
    <message>
        <source>Repeat more often: do the medians stay?</source>
        <translation>Ulangi lebih sering: apakah mediannya tetap?</translation>
    </message>
    <message>
        <source>batch sizes B</source>
        <translation>ukuran batch B</translation>
    </message>
    <message>
        <source>epochs timed at each size</source>
        <translation>epoch yang diukur waktunya pada tiap ukuran</translation>
    </message>
    <message>
        <source>seed of the weights, the same for each size</source>
        <translation>benih bobot, sama untuk tiap ukuran</translation>
    </message>
    <message>
        <source>batch size with the most samples a second, measured</source>
        <translation>ukuran batch dengan sampel per detik terbanyak, terukur</translation>
    </message>
    <message>
        <source>samples a second there</source>
        <translation>sampel per detik pada ukuran itu</translation>
    </message>
    <message>
        <source>samples a second at the first size</source>
        <translation>sampel per detik pada ukuran pertama</translation>
    </message>
    <message>
        <source>first size that reaches nine tenths of the fastest</source>
        <translation>ukuran pertama yang mencapai sembilan per sepuluh dari yang tercepat</translation>
    </message>
    <message>
        <source>B = %1 is the fastest with %2 samples a second, the first size has %3; from B = %4 on less than a tenth is left to gain.</source>
        <translation>B = %1 paling cepat dengan %2 sampel per detik, ukuran pertama mencapai %3; mulai B = %4 sisa keuntungannya kurang dari sepersepuluh.</translation>
    </message>
    <message>
        <source>B = %1 is the fastest with %2 samples a second: the largest does not pay on this machine.</source>
        <translation>B = %1 paling cepat dengan %2 sampel per detik: ukuran terbesar tidak menguntungkan di mesin ini.</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Ke mana waktu habis</translation>
    </message>
    <message>
        <source>Is computing the bottleneck, and how much could mixed precision gain at most?</source>
        <translation>Apakah komputasi menjadi bottleneck, dan berapa paling banyak keuntungan dari presisi campuran?</translation>
    </message>
    <message>
        <source>Amdahl: gain = 1/(1 − p + p/s) for a share p made s times faster</source>
        <translation>Amdahl: keuntungan = 1/(1 − p + p/s) bila bagian p dibuat s kali lebih cepat</translation>
    </message>
    <message>
        <source>Take small batches: what grows then?</source>
        <translation>Ambil batch kecil: apa yang lalu bertambah?</translation>
    </message>
    <message>
        <source>samples of a batch</source>
        <translation>sampel dalam satu batch</translation>
    </message>
    <message>
        <source>speed-up s of forward and backward that is assumed</source>
        <translation>percepatan s lintasan maju dan mundur yang diandaikan</translation>
    </message>
    <message>
        <source>seconds of all stages, measured</source>
        <translation>detik semua tahap, terukur</translation>
    </message>
    <message>
        <source>share p of forward and backward</source>
        <translation>bagian p lintasan maju dan mundur</translation>
    </message>
    <message>
        <source>gain of the whole if they were s times faster, computed</source>
        <translation>keuntungan keseluruhan bila keduanya s kali lebih cepat, dihitung</translation>
    </message>
    <message>
        <source>gain if they took no time, computed</source>
        <translation>keuntungan bila keduanya tidak memakan waktu, dihitung</translation>
    </message>
    <message>
        <source>Forward and backward take %1 of the time: computing is the bottleneck. The assumed speed-up would make the whole %2 times faster, and no speed-up more than %3 times.</source>
        <translation>Lintasan maju dan mundur memakan %1 dari waktu: komputasi menjadi bottleneck. Percepatan yang diandaikan membuat keseluruhannya %2 kali lebih cepat, dan tidak ada percepatan yang membuatnya lebih dari %3 kali.</translation>
    </message>
    <message>
        <source>Forward and backward take only %1 of the time: the assumed speed-up would make the whole %2 times faster, and no speed-up more than %3 times.</source>
        <translation>Lintasan maju dan mundur hanya memakan %1 dari waktu: percepatan yang diandaikan membuat keseluruhannya %2 kali lebih cepat, dan tidak ada percepatan yang membuatnya lebih dari %3 kali.</translation>
    </message>
    <message>
        <source>Clip after unscaling</source>
        <translation>Clipping setelah skala dikembalikan</translation>
    </message>
    <message>
        <source>Where does the clipping threshold really act when gradients are clipped before they are unscaled?</source>
        <translation>Di mana ambang clipping sebenarnya bekerja bila gradien dipotong sebelum skalanya dikembalikan?</translation>
    </message>
    <message>
        <source>clipping S·g at c is clipping g at c/S</source>
        <translation>clipping S·g pada c sama dengan clipping g pada c/S</translation>
    </message>
    <message>
        <source>Halve the scale: the true threshold doubles, so it moves with every growth and backoff.</source>
        <translation>Bagi dua skalanya: ambang sebenarnya menjadi dua kali lipat, jadi ambang itu bergeser pada setiap kenaikan dan penurunan.</translation>
    </message>
    <message>
        <source>clipping threshold c</source>
        <translation>ambang clipping c</translation>
    </message>
    <message>
        <source>norm of the gradient before clipping</source>
        <translation>norma gradien sebelum clipping</translation>
    </message>
    <message>
        <source>c/S</source>
        <translation>c/S</translation>
    </message>
    <message>
        <source>norm of the gradient</source>
        <translation>norma gradien</translation>
    </message>
    <message>
        <source>norm after unscaling and then clipping</source>
        <translation>norma setelah skala dikembalikan lalu clipping</translation>
    </message>
    <message>
        <source>norm after clipping and then unscaling</source>
        <translation>norma setelah clipping lalu skala dikembalikan</translation>
    </message>
    <message>
        <source>how many times smaller the wrong order leaves it</source>
        <translation>berapa kali lebih kecil akibat urutan yang salah</translation>
    </message>
    <message>
        <source>Clipped before unscaling the gradient keeps a norm of %1 = c/S instead of %2: it is %3 times too small.</source>
        <translation>Bila dipotong sebelum skala dikembalikan, gradien hanya mempertahankan norma %1 = c/S, bukan %2: %3 kali terlalu kecil.</translation>
    </message>
    <message>
        <source>The scaled gradient is below the threshold: neither order clips it. The true threshold of the wrong one is %1.</source>
        <translation>Gradien berskala berada di bawah ambang: kedua urutan tidak memotongnya. Ambang sebenarnya pada urutan yang salah adalah %1.</translation>
    </message>
    <message>
        <source>The scaled gradient overflowed, and the attempt was skipped.</source>
        <translation>Gradien berskala mengalami overflow, dan percobaannya dilewati.</translation>
    </message>
    <message>
        <source>Clipped before unscaling the norm is %1, and c/S is %2.</source>
        <translation>Bila dipotong sebelum skala dikembalikan, normanya %1, sedangkan c/S adalah %2.</translation>
    </message>
    <message>
        <source>Does mixed precision converge?</source>
        <translation>Apakah presisi campuran konvergen?</translation>
    </message>
    <message>
        <source>Is the difference between mixed and full precision smaller than that between seeds?</source>
        <translation>Apakah selisih antara presisi campuran dan presisi penuh lebih kecil daripada selisih antarbenih?</translation>
    </message>
    <message>
        <source>safe if |mean of the paired differences| ≤ standard deviation between seeds</source>
        <translation>aman jika |rata-rata selisih berpasangan| ≤ simpangan baku antarbenih</translation>
    </message>
    <message>
        <source>Try bfloat16 or fp8_e4m3. The check proves nothing for other data, models or hardware.</source>
        <translation>Coba bfloat16 atau fp8_e4m3. Pemeriksaan ini tidak membuktikan apa pun untuk data, model, atau perangkat keras lain.</translation>
    </message>
    <message>
        <source>epochs of each run</source>
        <translation>epoch tiap run</translation>
    </message>
    <message>
        <source>first seed; the others follow it</source>
        <translation>benih pertama; yang lain menyusul</translation>
    </message>
    <message>
        <source>mean validation accuracy in float32</source>
        <translation>rata-rata akurasi validasi dalam float32</translation>
    </message>
    <message>
        <source>mean of mixed minus float32, paired by seed</source>
        <translation>rata-rata campuran dikurangi float32, dipasangkan menurut benih</translation>
    </message>
    <message>
        <source>standard deviation of these differences</source>
        <translation>simpangan baku selisih ini</translation>
    </message>
    <message>
        <source>standard deviation between seeds, in float32</source>
        <translation>simpangan baku antarbenih dalam float32</translation>
    </message>
    <message>
        <source>Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: no sign of harm here.</source>
        <translation>Pada %1 benih keduanya rata-rata berbeda %2, antarbenih berbeda %3: tidak tampak kerugian di sini.</translation>
    </message>
    <message>
        <source>Over %1 seeds the two differ by %2 on average, seeds among themselves by %3: look for the sensitive operation.</source>
        <translation>Pada %1 benih keduanya rata-rata berbeda %2, antarbenih berbeda %3: carilah operasi yang peka.</translation>
    </message>
    <message>
        <source>Is an accelerator worth it?</source>
        <translation>Apakah akselerator sepadan?</translation>
    </message>
    <message>
        <source>What speaks for an accelerator for this work, step by step and by what was measured?</source>
        <translation>Apa yang mendukung akselerator untuk pekerjaan ini, langkah demi langkah dan menurut hasil pengukuran?</translation>
    </message>
    <message>
        <source>CPU baseline → GPU present? → transfer alone → same model on it → whole path → memory 16·P + activations</source>
        <translation>acuan CPU → ada GPU? → transfer saja → model yang sama di sana → seluruh jalur → memori 16·P + aktivasi</translation>
    </message>
    <message>
        <source>Compare the whole path, not the matrix product; without a GPU no speed-up is stated.</source>
        <translation>Bandingkan seluruh jalur, bukan perkalian matriksnya; tanpa GPU tidak ada percepatan yang dinyatakan.</translation>
    </message>
    <message>
        <source>epochs timed after one that warms up</source>
        <translation>epoch yang diukur setelah satu epoch pemanasan</translation>
    </message>
    <message>
        <source>bytes a second into the device, assumed</source>
        <translation>byte per detik ke perangkat, diasumsikan</translation>
    </message>
    <message>
        <source>samples a second on the CPU, measured, median</source>
        <translation>sampel per detik di CPU, terukur, median</translation>
    </message>
    <message>
        <source>seconds of an epoch on the CPU, measured, median</source>
        <translation>detik satu epoch di CPU, terukur, median</translation>
    </message>
    <message>
        <source>the same on the GPU; nan without one</source>
        <translation>sama di GPU; nan tanpa GPU</translation>
    </message>
    <message>
        <source>seconds to transfer the data set at the bandwidth, theoretical</source>
        <translation>detik untuk mentransfer himpunan data pada lebar pita itu, teoretis</translation>
    </message>
    <message>
        <source>bytes of weights, gradients and both moments of Adam, computed</source>
        <translation>byte bobot, gradien dan kedua momen Adam, dihitung</translation>
    </message>
    <message>
        <source>bytes of inputs and activations of a batch, computed</source>
        <translation>byte masukan dan aktivasi satu batch, dihitung</translation>
    </message>
    <message>
        <source>An epoch takes %1 s on the CPU and %2 s on the GPU, both measured.</source>
        <translation>Satu epoch memakan %1 s di CPU dan %2 s di GPU, keduanya terukur.</translation>
    </message>
    <message>
        <source>The CPU trains %1 samples a second, measured. There is no GPU here, so its steps stay theoretical: %2 s to transfer the data set, %3 bytes of state.</source>
        <translation>CPU melatih %1 sampel per detik, terukur. Di sini tidak ada GPU, jadi langkah-langkahnya tetap teoretis: %2 s untuk mentransfer himpunan data, %3 byte keadaan.</translation>
    </message>
    <message>
        <source>Patience and minimum improvement</source>
        <translation>Kesabaran dan perbaikan minimum</translation>
    </message>
    <message>
        <source>Where do patience and minimum improvement stop a run, and what does that save?</source>
        <translation>Di mana kesabaran dan perbaikan minimum menghentikan run, dan apa yang dihemat?</translation>
    </message>
    <message>
        <source>improved if val &lt; best − min_delta; stop after `patience` epochs in a row without</source>
        <translation>membaik jika val &lt; terbaik − min_delta; berhenti setelah `patience` epoch berturut-turut tanpa perbaikan</translation>
    </message>
    <message>
        <source>Read in the map which patience is the smallest that still finds the best epoch.</source>
        <translation>Bacalah pada peta kesabaran terkecil mana yang masih menemukan epoch terbaik.</translation>
    </message>
    <message>
        <source>patiences of the map</source>
        <translation>nilai kesabaran pada peta</translation>
    </message>
    <message>
        <source>minimum improvements of the map</source>
        <translation>nilai perbaikan minimum pada peta</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>laju pembelajaran</translation>
    </message>
    <message>
        <source>epochs of the run that never stops early</source>
        <translation>epoch run yang tidak pernah berhenti dini</translation>
    </message>
    <message>
        <source>epoch at which it would have been stopped</source>
        <translation>epoch saat run semestinya dihentikan</translation>
    </message>
    <message>
        <source>epoch whose weights are taken back</source>
        <translation>epoch yang bobotnya dipulihkan</translation>
    </message>
    <message>
        <source>validation loss there</source>
        <translation>loss validasi pada epoch itu</translation>
    </message>
    <message>
        <source>validation loss of the last epoch</source>
        <translation>loss validasi epoch terakhir</translation>
    </message>
    <message>
        <source>epochs that need not have been run</source>
        <translation>epoch yang tidak perlu dijalankan</translation>
    </message>
    <message>
        <source>It stops after epoch %1 and takes the weights of epoch %2 back, validation loss %3; the %4 epochs it saves ended at %5.</source>
        <translation>Run berhenti setelah epoch %1 dan memulihkan bobot epoch %2, loss validasi %3; %4 epoch yang dihemat berakhir pada %5.</translation>
    </message>
    <message>
        <source>It is not stopped within %1 epochs; the best is epoch %2, validation loss %3.</source>
        <translation>Run tidak dihentikan dalam %1 epoch; yang terbaik epoch %2, loss validasi %3.</translation>
    </message>
    <message>
        <source>The replay stops after epoch %1, and the real run did not.</source>
        <translation>Pemutaran ulang berhenti setelah epoch %1, sedangkan run yang sebenarnya tidak.</translation>
    </message>
    <message>
        <source>A step after every micro-batch</source>
        <translation>Langkah setelah tiap mikro-batch</translation>
    </message>
    <message>
        <source>Is stepping after every micro-batch still accumulation?</source>
        <translation>Apakah melangkah setelah tiap mikro-batch masih merupakan akumulasi?</translation>
    </message>
    <message>
        <source>accumulation: one step by the mean gradient; without: A steps, each from other weights</source>
        <translation>akumulasi: satu langkah dengan gradien rata-rata; tanpanya: A langkah, masing-masing dari bobot yang berbeda</translation>
    </message>
    <message>
        <source>Divide the learning rate by A and see whether that is the same.</source>
        <translation>Bagi laju pembelajaran dengan A dan lihat apakah hasilnya sama.</translation>
    </message>
    <message>
        <source>samples m of a micro-batch</source>
        <translation>jumlah sampel m dalam satu mikro-batch</translation>
    </message>
    <message>
        <source>updates with accumulation</source>
        <translation>pembaruan dengan akumulasi</translation>
    </message>
    <message>
        <source>updates with a step every micro-batch</source>
        <translation>pembaruan dengan langkah tiap mikro-batch</translation>
    </message>
    <message>
        <source>distance between the two weights at the end</source>
        <translation>jarak antara kedua bobot di akhir</translation>
    </message>
    <message>
        <source>distance that accumulation has gone from the start</source>
        <translation>jarak yang ditempuh akumulasi dari awal</translation>
    </message>
    <message>
        <source>distance by distance gone</source>
        <translation>jarak dibagi jarak tempuh</translation>
    </message>
    <message>
        <source>%1 updates against %2: the weights end %3 times as far apart as accumulation has gone. It is training with small batches.</source>
        <translation>%1 pembaruan berbanding %2: jarak akhir kedua bobot %3 kali jarak yang ditempuh akumulasi. Ini pelatihan dengan batch kecil.</translation>
    </message>
    <message>
        <source>With A = 1 there is nothing to accumulate: both are the same.</source>
        <translation>Dengan A = 1 tidak ada yang diakumulasi: keduanya sama.</translation>
    </message>
    <message>
        <source>The weights end %1 apart, which was not to be expected.</source>
        <translation>Kedua bobot berakhir berjarak %1; ini di luar dugaan.</translation>
    </message>
    <message>
        <source>Variance against batch size</source>
        <translation>Varians terhadap ukuran batch</translation>
    </message>
    <message>
        <source>How does the variance of the gradient fall with the batch size?</source>
        <translation>Bagaimana varians gradien turun seiring ukuran batch?</translation>
    </message>
    <message>
        <source>Var(g_B) = Var(g_1)/B for independent samples: slope −1 on log axes</source>
        <translation>Var(g_B) = Var(g_1)/B untuk sampel yang saling bebas: kemiringan −1 pada sumbu log</translation>
    </message>
    <message>
        <source>Draw without replacement, and let the largest batch be all rows.</source>
        <translation>Ambil tanpa pengembalian, dan jadikan seluruh baris sebagai batch terbesar.</translation>
    </message>
    <message>
        <source>batches of each size</source>
        <translation>batch untuk tiap ukuran</translation>
    </message>
    <message>
        <source>samples drawn with replacement</source>
        <translation>sampel diambil dengan pengembalian</translation>
    </message>
    <message>
        <source>samples to draw from</source>
        <translation>sampel yang menjadi sumber pengambilan</translation>
    </message>
    <message>
        <source>seed of the weights and of the draws</source>
        <translation>benih bobot dan pengambilan</translation>
    </message>
    <message>
        <source>slope of log Var against log B</source>
        <translation>kemiringan log Var terhadap log B</translation>
    </message>
    <message>
        <source>lower end of its 95% interval</source>
        <translation>batas bawah interval 95%</translation>
    </message>
    <message>
        <source>upper end of its 95% interval</source>
        <translation>batas atas interval 95%</translation>
    </message>
    <message>
        <source>variance of the last size by that of the first</source>
        <translation>varians ukuran terakhir dibagi varians ukuran pertama</translation>
    </message>
    <message>
        <source>the same as it should be</source>
        <translation>nilai yang seharusnya untuk itu</translation>
    </message>
    <message>
        <source>The slope is %1, 95% interval %2 to %3, which holds −1: the variance falls as 1/B.</source>
        <translation>Kemiringannya %1, interval 95% dari %2 sampai %3, yang memuat −1: varians turun seperti 1/B.</translation>
    </message>
    <message>
        <source>The slope is %1, 95% interval %2 to %3, which does not hold −1; more repeats may tell.</source>
        <translation>Kemiringannya %1, interval 95% dari %2 sampai %3, yang tidak memuat −1; lebih banyak ulangan mungkin memberi kepastian.</translation>
    </message>
    <message>
        <source>Without replacement the variance falls faster: slope %1, and to %2 from the first size to the last, where %3 was to be expected.</source>
        <translation>Tanpa pengembalian varians turun lebih cepat: kemiringan %1, dan menjadi %2 dari ukuran pertama ke ukuran terakhir, sedangkan yang diharapkan %3.</translation>
    </message>
    <message>
        <source>A gradient by hand</source>
        <translation>Menghitung gradien dengan tangan</translation>
    </message>
    <message>
        <source>Is the mean of the micro-batches&apos; gradients the gradient of the whole batch?</source>
        <translation>Apakah rata-rata gradien mikro-batch sama dengan gradien seluruh batch?</translation>
    </message>
    <message>
        <source>f(x) = w·x, loss (w·x − y)², gradient of a sample 2·(w·x − y)·x</source>
        <translation>f(x) = w·x, loss (w·x − y)², gradien satu sampel 2·(w·x − y)·x</translation>
    </message>
    <message>
        <source>Change w, or cut the batch into other parts: the mean stays.</source>
        <translation>Ubah w, atau bagi batch menjadi bagian lain: kesamaan rata-ratanya tetap berlaku.</translation>
    </message>
    <message>
        <source>inputs x, one a sample</source>
        <translation>masukan x, satu per sampel</translation>
    </message>
    <message>
        <source>targets y, one a sample</source>
        <translation>target y, satu per sampel</translation>
    </message>
    <message>
        <source>the weight w</source>
        <translation>bobot w</translation>
    </message>
    <message>
        <source>gradient of each sample</source>
        <translation>gradien tiap sampel</translation>
    </message>
    <message>
        <source>mean gradient of each micro-batch</source>
        <translation>gradien rata-rata tiap mikro-batch</translation>
    </message>
    <message>
        <source>mean gradient of the whole batch</source>
        <translation>gradien rata-rata seluruh batch</translation>
    </message>
    <message>
        <source>mean of the micro-batches&apos; gradients</source>
        <translation>rata-rata gradien mikro-batch</translation>
    </message>
    <message>
        <source>gradient that accumulation leaves for the step</source>
        <translation>gradien yang ditinggalkan akumulasi untuk langkah</translation>
    </message>
    <message>
        <source>The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3: the same gradient.</source>
        <translation>Seluruh batch memberi %1, rata-rata mikro-batch-nya %2, dan akumulasi %3: gradien yang sama.</translation>
    </message>
    <message>
        <source>The whole batch gives %1, the mean of its micro-batches %2 and accumulation %3, which should be equal.</source>
        <translation>Seluruh batch memberi %1, rata-rata mikro-batch-nya %2, dan akumulasi %3, padahal seharusnya sama.</translation>
    </message>
    <message>
        <source>Updates that are lost</source>
        <translation>Pembaruan yang hilang</translation>
    </message>
    <message>
        <source>What becomes of small updates when the weights themselves are kept in a low format?</source>
        <translation>Apa yang terjadi pada pembaruan kecil bila bobotnya sendiri disimpan dalam format rendah?</translation>
    </message>
    <message>
        <source>w + Δ = w in the format if |Δ| is below half the spacing at w</source>
        <translation>w + Δ = w dalam format itu jika |Δ| di bawah setengah jarak antarbilangan di w</translation>
    </message>
    <message>
        <source>Raise the learning rate until fewer updates are lost.</source>
        <translation>Naikkan laju pembelajaran sampai lebih sedikit pembaruan yang hilang.</translation>
    </message>
    <message>
        <source>attempts of each run</source>
        <translation>percobaan tiap run</translation>
    </message>
    <message>
        <source>an update Δ to add to 1 in the format</source>
        <translation>pembaruan Δ yang ditambahkan ke 1 dalam format itu</translation>
    </message>
    <message>
        <source>1 + Δ as the format stores it</source>
        <translation>1 + Δ sebagaimana disimpan format itu</translation>
    </message>
    <message>
        <source>half the spacing above 1: smaller updates of a weight of 1 are lost</source>
        <translation>setengah jarak antarbilangan di atas 1: pembaruan yang lebih kecil untuk bobot 1 hilang</translation>
    </message>
    <message>
        <source>share of updates lost with float32 master weights</source>
        <translation>bagian pembaruan yang hilang dengan bobot master float32</translation>
    </message>
    <message>
        <source>share of updates lost with weights in the format</source>
        <translation>bagian pembaruan yang hilang dengan bobot dalam format itu</translation>
    </message>
    <message>
        <source>loss at the end with master weights, mean of the last tenth</source>
        <translation>loss di akhir dengan bobot master, rata-rata sepersepuluh terakhir</translation>
    </message>
    <message>
        <source>the same without master weights</source>
        <translation>yang sama tanpa bobot master</translation>
    </message>
    <message>
        <source>With the weights in the format %1 of all updates changed nothing, with master weights %2; the loss ended at %3 against %4.</source>
        <translation>Dengan bobot dalam format itu %1 dari semua pembaruan tidak mengubah apa pun, dengan bobot master %2; loss berakhir pada %3 berbanding %4.</translation>
    </message>
    <message>
        <source>Without master weights %1 of all updates changed nothing, with them %2: this format keeps them all.</source>
        <translation>Tanpa bobot master %1 dari semua pembaruan tidak mengubah apa pun, dengannya %2: format ini mempertahankan semuanya.</translation>
    </message>
    <message>
        <source>Memory against A</source>
        <translation>Memori terhadap A</translation>
    </message>
    <message>
        <source>How much memory does accumulation save at the same effective batch?</source>
        <translation>Berapa banyak memori yang dihemat akumulasi pada ukuran batch efektif yang sama?</translation>
    </message>
    <message>
        <source>only one micro-batch of m = n/A samples has live activations</source>
        <translation>hanya aktivasi satu mikro-batch dengan m = n/A sampel yang menempati memori sekaligus</translation>
    </message>
    <message>
        <source>Take the tiny MLP: its activations are small, so what can be saved?</source>
        <translation>Ambil MLP mungil: aktivasinya kecil, jadi apa yang dapat dihemat?</translation>
    </message>
    <message>
        <source>accumulation factors A, divisors of n</source>
        <translation>faktor akumulasi A, pembagi n</translation>
    </message>
    <message>
        <source>largest peak of tensor bytes, measured</source>
        <translation>puncak bita tensor terbesar, terukur</translation>
    </message>
    <message>
        <source>smallest peak of tensor bytes, measured</source>
        <translation>puncak bita tensor terkecil, terukur</translation>
    </message>
    <message>
        <source>share of the largest peak that is saved</source>
        <translation>bagian puncak terbesar yang dihemat</translation>
    </message>
    <message>
        <source>bytes of weights, gradients and momentum, computed, which no accumulation saves</source>
        <translation>bita bobot, gradien, dan momentum, dihitung, yang tidak dihemat oleh akumulasi apa pun</translation>
    </message>
    <message>
        <source>The peak falls from %1 to %2 bytes; %3 of them hold weights, gradients and momentum and stay.</source>
        <translation>Puncaknya turun dari %1 ke %2 bita; %3 di antaranya memuat bobot, gradien, dan momentum, dan tetap ada.</translation>
    </message>
    <message>
        <source>The peak lies between %2 and %1 bytes and does not fall throughout.</source>
        <translation>Puncaknya berada di antara %2 dan %1 bita dan tidak selalu turun.</translation>
    </message>
    <message>
        <source>Two failures without a scaler</source>
        <translation>Dua kegagalan tanpa penskala</translation>
    </message>
    <message>
        <source>A run in a low format fails without a loss scaler: did its gradients vanish, or did its numbers overflow?</source>
        <translation>Sebuah run dalam format rendah gagal tanpa penskala loss: apakah gradiennya lenyap, atau bilangannya overflow?</translation>
    </message>
    <message>
        <source>Take float16 in the first run: does it fail, too?</source>
        <translation>Pakai float16 pada run pertama: apakah run itu juga gagal?</translation>
    </message>
    <message>
        <source>number format of the runs that may lose gradients</source>
        <translation>format bilangan run yang dapat kehilangan gradien</translation>
    </message>
    <message>
        <source>learning rate of the run that overflows</source>
        <translation>laju pembelajaran run yang overflow</translation>
    </message>
    <message>
        <source>share of gradient entries that were zero, without a scaler</source>
        <translation>bagian entri gradien yang bernilai nol, tanpa penskala</translation>
    </message>
    <message>
        <source>the same with a scaler</source>
        <translation>yang sama dengan penskala</translation>
    </message>
    <message>
        <source>how far the loss fell, without a scaler</source>
        <translation>seberapa jauh loss turun, tanpa penskala</translation>
    </message>
    <message>
        <source>attempt from which on the loss of the overflowing run was not finite</source>
        <translation>percobaan sejak loss run yang overflow tidak berhingga</translation>
    </message>
    <message>
        <source>Without a scaler the loss fell by %1, with one by %2: these inputs do not show both failures.</source>
        <translation>Tanpa penskala loss turun %1, dengan penskala %2: masukan ini tidak menunjukkan kedua kegagalan.</translation>
    </message>
    <message>
        <source>A loss scale below 1</source>
        <translation>Skala loss di bawah 1</translation>
    </message>
    <message>
        <source>May the loss scale fall below 1, and what do the weights do meanwhile?</source>
        <translation>Bolehkah skala loss turun di bawah 1, dan apa yang terjadi pada bobot sementara itu?</translation>
    </message>
    <message>
        <source>a skipped attempt: S ← S · backoff factor, nothing else moves</source>
        <translation>percobaan dilewati: S ← S · faktor penurunan, yang lain tidak bergerak</translation>
    </message>
    <message>
        <source>Begin at 65,536 and count the attempts until the scale is below 1.</source>
        <translation>Mulai dari 65.536 dan hitung percobaan sampai skala di bawah 1.</translation>
    </message>
    <message>
        <source>loss scale at the start</source>
        <translation>skala loss di awal</translation>
    </message>
    <message>
        <source>backoff factor</source>
        <translation>faktor penurunan</translation>
    </message>
    <message>
        <source>attempts, each with an infinite gradient</source>
        <translation>percobaan, masing-masing dengan gradien tak hingga</translation>
    </message>
    <message>
        <source>loss scale after each attempt</source>
        <translation>skala loss setelah tiap percobaan</translation>
    </message>
    <message>
        <source>loss scale at the end</source>
        <translation>skala loss di akhir</translation>
    </message>
    <message>
        <source>weights of the model</source>
        <translation>bobot model</translation>
    </message>
    <message>
        <source>weights of which any bit changed</source>
        <translation>bobot yang berubah meski hanya satu bit</translation>
    </message>
    <message>
        <source>Nothing stops the scale at 1: it went to %1. Of %2 weights %3 changed.</source>
        <translation>Tidak ada yang menghentikan skala di 1: skala menjadi %1. Dari %2 bobot, %3 berubah.</translation>
    </message>
    <message>
        <source>The scale went to %1, which is not below 1 yet. Of %2 weights %3 changed.</source>
        <translation>Skala menjadi %1, yang belum di bawah 1. Dari %2 bobot, %3 berubah.</translation>
    </message>
    <message>
        <source>Of %1 weights %2 changed, and a skipped attempt should change none.</source>
        <translation>Dari %1 bobot, %2 berubah, padahal percobaan yang dilewati tidak boleh mengubah satu pun.</translation>
    </message>
    <message>
        <source>The loss scale&apos;s dance</source>
        <translation>Tarian skala loss</translation>
    </message>
    <message>
        <source>What does a growth interval do to the loss scale?</source>
        <translation>Apa pengaruh selang kenaikan terhadap skala loss?</translation>
    </message>
    <message>
        <source>clean for a whole interval: S ← 2·S; overflow: S ← S/2, attempt skipped</source>
        <translation>bersih selama satu selang penuh: S ← 2·S; overflow: S ← S/2, percobaan dilewati</translation>
    </message>
    <message>
        <source>Make the interval shorter still, and count what the skipped attempts cost.</source>
        <translation>Perpendek lagi selangnya, dan hitung biaya percobaan yang dilewati.</translation>
    </message>
    <message>
        <source>growth interval of the first run, PyTorch&apos;s by default</source>
        <translation>selang kenaikan run pertama, nilai bawaannya seperti PyTorch</translation>
    </message>
    <message>
        <source>growth interval of the second run</source>
        <translation>selang kenaikan run kedua</translation>
    </message>
    <message>
        <source>growths in the first run</source>
        <translation>kenaikan pada run pertama</translation>
    </message>
    <message>
        <source>attempts skipped in the first run</source>
        <translation>percobaan dilewati pada run pertama</translation>
    </message>
    <message>
        <source>loss scale at the end of the first run</source>
        <translation>skala loss di akhir run pertama</translation>
    </message>
    <message>
        <source>growths in the second run</source>
        <translation>kenaikan pada run kedua</translation>
    </message>
    <message>
        <source>attempts skipped in the second run</source>
        <translation>percobaan dilewati pada run kedua</translation>
    </message>
    <message>
        <source>loss scale at the end of the second run</source>
        <translation>skala loss di akhir run kedua</translation>
    </message>
    <message>
        <source>With the short interval the scale grew %1 times and %2 attempts were skipped; with the long one it grew %3 times and %4 were skipped.</source>
        <translation>Dengan selang pendek skala naik %1 kali dan %2 percobaan dilewati; dengan selang panjang skala naik %3 kali dan %4 dilewati.</translation>
    </message>
    <message>
        <source>The scale grew %1 times with the one interval and %2 times with the other.</source>
        <translation>Skala naik %1 kali dengan selang yang satu dan %2 kali dengan selang yang lain.</translation>
    </message>
    <message>
        <source>Overfit sixteen samples</source>
        <translation>Overfitting pada enam belas sampel</translation>
    </message>
    <message>
        <source>Can the pipeline drive the loss on 16 samples to almost zero?</source>
        <translation>Dapatkah pipeline menurunkan loss pada 16 sampel sampai hampir nol?</translation>
    </message>
    <message>
        <source>a healthy pipeline learns 16 samples by heart; if it cannot, look for a bug first</source>
        <translation>pipeline yang sehat menghafal 16 sampel; jika tidak bisa, cari bug dahulu</translation>
    </message>
    <message>
        <source>Plant a bug, and see how the loss tells it.</source>
        <translation>Tanam sebuah bug, dan lihat bagaimana loss mengungkapkannya.</translation>
    </message>
    <message>
        <source>planted bug</source>
        <translation>bug yang ditanam</translation>
    </message>
    <message>
        <source>attempts, each on all 16 samples in 4 micro-batches</source>
        <translation>percobaan, masing-masing pada semua 16 sampel dalam 4 mikro-batch</translation>
    </message>
    <message>
        <source>loss that counts as almost zero</source>
        <translation>loss yang dianggap hampir nol</translation>
    </message>
    <message>
        <source>loss of the first attempt</source>
        <translation>loss percobaan pertama</translation>
    </message>
    <message>
        <source>loss of the last attempt</source>
        <translation>loss percobaan terakhir</translation>
    </message>
    <message>
        <source>attempt at which the loss was almost zero first; 0: never</source>
        <translation>percobaan saat loss pertama kali hampir nol; 0: tidak pernah</translation>
    </message>
    <message>
        <source>The loss fell from %1 to %2, almost zero at attempt %3: the pipeline is healthy.</source>
        <translation>Loss turun dari %1 ke %2, hampir nol pada percobaan %3: pipeline sehat.</translation>
    </message>
    <message>
        <source>The loss went from %1 to %2 in %3 attempts and is not almost zero: look for a bug before anything else.</source>
        <translation>Loss berubah dari %1 ke %2 dalam %3 percobaan dan tidak hampir nol: cari bug sebelum yang lain.</translation>
    </message>
    <message>
        <source>A gradient too small for its format</source>
        <translation>Gradien yang terlalu kecil untuk formatnya</translation>
    </message>
    <message>
        <source>Which loss scale saves a small gradient, and from which on does it overflow?</source>
        <translation>Skala loss mana yang menyelamatkan gradien kecil, dan mulai skala mana gradien itu overflow?</translation>
    </message>
    <message>
        <source>stored = round(S·g); unscaled = stored/S</source>
        <translation>tersimpan = round(S·g); skala dikembalikan = tersimpan/S</translation>
    </message>
    <message>
        <source>the gradient g</source>
        <translation>gradien g</translation>
    </message>
    <message>
        <source>a loss scale S to look at</source>
        <translation>skala loss S yang akan dilihat</translation>
    </message>
    <message>
        <source>the gradient as the format stores it without a scale</source>
        <translation>gradien sebagaimana disimpan format itu tanpa skala</translation>
    </message>
    <message>
        <source>what that is: zero, subnormal, normal, infinite</source>
        <translation>jenisnya: nol, subnormal, normal, tak hingga</translation>
    </message>
    <message>
        <source>smallest power of two, from 2^-126 on, at which it is not rounded to zero</source>
        <translation>pangkat dua terkecil, mulai dari 2^-126, yang membuatnya tidak dibulatkan ke nol</translation>
    </message>
    <message>
        <source>smallest power of two, from 2^-126 on, at which it is a normal number</source>
        <translation>pangkat dua terkecil, mulai dari 2^-126, yang membuatnya bilangan normal</translation>
    </message>
    <message>
        <source>smallest normal number of the format by |g|</source>
        <translation>bilangan normal terkecil format itu dibagi |g|</translation>
    </message>
    <message>
        <source>largest power of two at which it stays finite</source>
        <translation>pangkat dua terbesar yang membuatnya tetap berhingga</translation>
    </message>
    <message>
        <source>largest finite number of the format by |g|</source>
        <translation>bilangan berhingga terbesar format itu dibagi |g|</translation>
    </message>
    <message>
        <source>S·g as the format stores it, for the given S</source>
        <translation>S·g sebagaimana disimpan format itu, untuk S yang diberikan</translation>
    </message>
    <message>
        <source>what that is</source>
        <translation>jenisnya</translation>
    </message>
    <message>
        <source>Without a scale it is stored as 0. From S = %1 on it is a normal number, up to S = %2 it stays finite.</source>
        <translation>Tanpa skala disimpan sebagai 0. Mulai S = %1 menjadi bilangan normal, sampai S = %2 tetap berhingga.</translation>
    </message>
    <message>
        <source>Without a scale it is a subnormal number, stored as %1. From S = %2 on it is a normal one, up to S = %3 it stays finite.</source>
        <translation>Tanpa skala merupakan bilangan subnormal, disimpan sebagai %1. Mulai S = %2 menjadi bilangan normal, sampai S = %3 tetap berhingga.</translation>
    </message>
    <message>
        <source>It is a normal number without a scale, and up to S = %1 it stays finite.</source>
        <translation>Tanpa skala sudah merupakan bilangan normal, dan sampai S = %1 tetap berhingga.</translation>
    </message>
    <message>
        <source>It overflows without a scale; only a scale of at most %1 would keep it finite.</source>
        <translation>Tanpa skala terjadi overflow; hanya skala yang tidak melebihi %1 yang membuatnya tetap berhingga.</translation>
    </message>
    <message>
        <source>No scale makes it a normal number that is finite.</source>
        <translation>Tidak ada skala yang menjadikannya bilangan normal yang berhingga.</translation>
    </message>
    <message>
        <source>Unequal micro-batches</source>
        <translation>Mikro-batch tak sama besar</translation>
    </message>
    <message>
        <source>How much does each sample count when micro-batches have different sizes?</source>
        <translation>Seberapa besar tiap sampel diperhitungkan bila ukuran mikro-batch berbeda-beda?</translation>
    </message>
    <message>
        <source>mean of means: 1/(A·mₐ) a sample; weighted by mₐ/n: 1/n a sample</source>
        <translation>rata-rata dari rata-rata: 1/(A·mₐ) per sampel; dibobot mₐ/n: 1/n per sampel</translation>
    </message>
    <message>
        <source>Make the last micro-batch smaller still, as at an epoch&apos;s end.</source>
        <translation>Perkecil lagi mikro-batch terakhir, seperti di akhir epoch.</translation>
    </message>
    <message>
        <source>samples of each micro-batch</source>
        <translation>jumlah sampel tiap mikro-batch</translation>
    </message>
    <message>
        <source>samples n of the window</source>
        <translation>jumlah sampel n dalam jendela</translation>
    </message>
    <message>
        <source>1/n, with which each sample should count</source>
        <translation>1/n, yang seharusnya menjadi koefisien tiap sampel</translation>
    </message>
    <message>
        <source>coefficient of a sample in each micro-batch, by the mean of means</source>
        <translation>koefisien satu sampel di tiap mikro-batch, menurut rata-rata dari rata-rata</translation>
    </message>
    <message>
        <source>coefficient of a sample in each micro-batch, weighted by mₐ/n</source>
        <translation>koefisien satu sampel di tiap mikro-batch, dibobot mₐ/n</translation>
    </message>
    <message>
        <source>how many times more the heaviest sample counts than the lightest</source>
        <translation>berapa kali lebih besar sampel terberat diperhitungkan daripada yang teringan</translation>
    </message>
    <message>
        <source>By the mean of means the samples count %1, some of them %2 times as much as others; weighted by mₐ/n each counts %3.</source>
        <translation>Menurut rata-rata dari rata-rata, koefisien sampel adalah %1, sebagian %2 kali yang lain; dibobot mₐ/n masing-masing %3.</translation>
    </message>
    <message>
        <source>The micro-batches are equally large: both ways each sample counts %1.</source>
        <translation>Semua mikro-batch sama besar: dengan kedua cara koefisien tiap sampel %1.</translation>
    </message>
    <message>
        <source>Weighted by mₐ/n the samples count %1, and each should count %2.</source>
        <translation>Dibobot mₐ/n, koefisien sampel adalah %1, padahal masing-masing seharusnya %2.</translation>
    </message>
    <message>
        <source>Matrix products are computed in a low format such as float16, weights and sums are kept in float32.</source>
        <translation>Perkalian matriks dihitung dalam format rendah seperti float16, bobot dan jumlah disimpan dalam float32.</translation>
    </message>
    <message>
        <source>How many bits hold a number: one for the sign, some for the exponent (range) and some for the mantissa (precision). float16 has 5 and 10, bfloat16 8 and 7.</source>
        <translation>Berapa bit menyimpan sebuah bilangan: satu untuk tanda, beberapa untuk eksponen (rentang) dan beberapa untuk mantisa (ketelitian). float16 memiliki 5 dan 10, bfloat16 8 dan 7.</translation>
    </message>
    <message>
        <source>Chooses the format operation by operation: matrix products and convolutions in the low one, softmax, normalisation and loss in float32.</source>
        <translation>Memilih format operasi demi operasi: perkalian matriks dan konvolusi dalam format rendah, softmax, normalisasi, dan loss dalam float32.</translation>
    </message>
    <message>
        <source>emulated, native</source>
        <translation>diemulasi, natif</translation>
    </message>
    <message>
        <source>Native arithmetic runs in the hardware or library format itself; emulated arithmetic computes in float32 and rounds at the borders of each operation, so it shows the errors but not the speed.</source>
        <translation>Aritmetika natif berjalan dalam format itu sendiri; yang diemulasi menghitung dalam float32 dan membulatkan di batas tiap operasi, sehingga galatnya terlihat tetapi kecepatannya tidak.</translation>
    </message>
    <message>
        <source>master weights</source>
        <translation>bobot master</translation>
    </message>
    <message>
        <source>The float32 copy of the weights that the optimizer updates, so that small updates are not rounded away.</source>
        <translation>Salinan bobot dalam float32 yang diperbarui pengoptimal, agar pembaruan kecil tidak hilang karena pembulatan.</translation>
    </message>
    <message>
        <source>The number that training makes smaller: the mean error of the model&apos;s answers on some samples.</source>
        <translation>Bilangan yang diperkecil oleh pelatihan: galat rata-rata jawaban model pada sejumlah sampel.</translation>
    </message>
    <message>
        <source>training, validation, test loss</source>
        <translation>loss pelatihan, validasi, uji</translation>
    </message>
    <message>
        <source>The same loss on three sets of samples: those that are learned from, those that decide when to stop, and those that are looked at once, at the end.</source>
        <translation>Loss yang sama pada tiga kumpulan sampel: yang dipelajari, yang menentukan kapan berhenti, dan yang dilihat hanya sekali di akhir.</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>akurasi</translation>
    </message>
    <message>
        <source>The share of samples answered correctly: right answers by samples.</source>
        <translation>Bagian sampel yang dijawab benar: jawaban benar dibagi banyaknya sampel.</translation>
    </message>
    <message>
        <source>corrupted test set</source>
        <translation>himpunan uji terkorupsi</translation>
    </message>
    <message>
        <source>Copies of the test images with noise, blur, low contrast, occlusion or a shift; accuracy on them tells how robust a model is.</source>
        <translation>Salinan gambar uji dengan derau, kabur, kontras rendah, halangan, atau pergeseran; akurasi padanya menunjukkan ketahanan model.</translation>
    </message>
    <message>
        <source>The factor S by which the loss is multiplied before the backward pass, so that small gradients stay representable; they are divided by it afterwards.</source>
        <translation>Faktor S pengali loss sebelum propagasi balik, agar gradien kecil tetap dapat disajikan; sesudahnya gradien dibagi dengannya.</translation>
    </message>
    <message>
        <source>loss scaler</source>
        <translation>penskala loss (GradScaler)</translation>
    </message>
    <message>
        <source>Finds the loss scale while training: smaller after an overflow, larger after an interval without one.</source>
        <translation>Mencari skala loss selama pelatihan: diperkecil setelah overflow, diperbesar setelah satu selang tanpa overflow.</translation>
    </message>
    <message>
        <source>growth interval</source>
        <translation>selang kenaikan</translation>
    </message>
    <message>
        <source>How many clean attempts in a row let the loss scale grow; PyTorch&apos;s default is 2000.</source>
        <translation>Berapa percobaan bersih berturut-turut yang membuat skala loss naik; bawaan PyTorch adalah 2000.</translation>
    </message>
    <message>
        <source>growth factor, backoff factor</source>
        <translation>faktor kenaikan, faktor penurunan</translation>
    </message>
    <message>
        <source>What the loss scale is multiplied by when it grows (2) and after an overflow (0.5).</source>
        <translation>Pengali skala loss ketika naik (2) dan setelah overflow (0,5).</translation>
    </message>
    <message>
        <source>to unscale</source>
        <translation>mengembalikan skala</translation>
    </message>
    <message>
        <source>To divide the gradients by the loss scale again, in float32, once a window and before clipping.</source>
        <translation>Membagi gradien dengan skala loss lagi, dalam float32, sekali per jendela dan sebelum clipping.</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>A number is too large for its format and becomes infinite; in float16 that begins at 65,520.</source>
        <translation>Bilangan terlalu besar bagi formatnya dan menjadi tak hingga; pada float16 itu mulai dari 65.520.</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>underflow</translation>
    </message>
    <message>
        <source>A number is too small for its format and becomes zero or loses bits; a gradient that underflows teaches nothing.</source>
        <translation>Bilangan terlalu kecil bagi formatnya dan menjadi nol atau kehilangan bit; gradien yang underflow tidak mengajarkan apa pun.</translation>
    </message>
    <message>
        <source>subnormal, normal range</source>
        <translation>rentang subnormal, normal</translation>
    </message>
    <message>
        <source>Below the smallest normal number (6.1e-5 in float16) numbers are subnormal: evenly spaced, with fewer and fewer exact digits, down to zero.</source>
        <translation>Di bawah bilangan normal terkecil (6,1e-5 pada float16) bilangan bersifat subnormal: berjarak sama, dengan angka tepat yang makin sedikit sampai nol.</translation>
    </message>
    <message>
        <source>exponent, mantissa, sign</source>
        <translation>eksponen, mantisa, tanda</translation>
    </message>
    <message>
        <source>The parts of a floating-point number: the exponent sets its magnitude, the mantissa its digits, the sign its side of zero.</source>
        <translation>Bagian bilangan titik kambang: eksponen menentukan besarnya, mantisa angkanya, tanda sisinya terhadap nol.</translation>
    </message>
    <message>
        <source>rounding, half to even</source>
        <translation>pembulatan, tengah ke genap</translation>
    </message>
    <message>
        <source>A result goes to the nearest number of the format; exactly between two, to the one whose last bit is 0.</source>
        <translation>Hasil menuju bilangan terdekat dalam format; tepat di tengah, ke yang bit terakhirnya 0.</translation>
    </message>
    <message>
        <source>lost update</source>
        <translation>pembaruan yang hilang</translation>
    </message>
    <message>
        <source>An update smaller than half the spacing at its weight leaves the weight as it was.</source>
        <translation>Pembaruan yang lebih kecil dari setengah jarak bilangan pada bobotnya membiarkan bobot itu tetap.</translation>
    </message>
    <message>
        <source>How the loss changes with each weight; a step goes against it.</source>
        <translation>Bagaimana loss berubah terhadap tiap bobot; langkah bergerak berlawanan dengannya.</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>norma gradien</translation>
    </message>
    <message>
        <source>The length of the whole gradient, the root of the sum of all squared entries over every layer.</source>
        <translation>Panjang seluruh gradien: akar dari jumlah kuadrat semua elemen pada semua lapisan.</translation>
    </message>
    <message>
        <source>clipping, threshold</source>
        <translation>clipping gradien, ambang</translation>
    </message>
    <message>
        <source>A gradient longer than the threshold c is shortened to it: it is multiplied by min(1, c/(norm + 1e-6)), once a window and after unscaling.</source>
        <translation>Gradien yang lebih panjang dari ambang c dipendekkan menjadi c: dikalikan min(1, c/(norma + 1e-6)), sekali per jendela dan setelah skala dikembalikan.</translation>
    </message>
    <message>
        <source>gradient accumulation</source>
        <translation>akumulasi gradien</translation>
    </message>
    <message>
        <source>Adding the gradients of several micro-batches before one step, so that a large batch fits a small memory.</source>
        <translation>Menjumlahkan gradien beberapa mikro-batch sebelum satu langkah, agar batch besar muat dalam memori kecil.</translation>
    </message>
    <message>
        <source>micro-batch, batch</source>
        <translation>mikro-batch, batch</translation>
    </message>
    <message>
        <source>A micro-batch is the m samples of one forward and backward pass; the batch is what one step learns from.</source>
        <translation>Mikro-batch adalah m sampel dari satu propagasi maju dan balik; batch adalah yang dipelajari satu langkah.</translation>
    </message>
    <message>
        <source>effective batch size</source>
        <translation>ukuran batch efektif</translation>
    </message>
    <message>
        <source>The samples that one step learns from: n = A·m, with fewer in a short last window.</source>
        <translation>Banyaknya sampel yang dipelajari satu langkah: n = A·m, lebih sedikit pada jendela terakhir yang pendek.</translation>
    </message>
    <message>
        <source>How many micro-batches feed one step.</source>
        <translation>Berapa mikro-batch yang mengisi satu langkah.</translation>
    </message>
    <message>
        <source>The micro-batches that feed one step; the loss scale never changes inside it, and one bad micro-batch skips all of it.</source>
        <translation>Mikro-batch yang mengisi satu langkah; skala loss tidak pernah berubah di dalamnya, dan satu mikro-batch buruk melewatkan semuanya.</translation>
    </message>
    <message>
        <source>attempt, update</source>
        <translation>percobaan, pembaruan</translation>
    </message>
    <message>
        <source>An attempt is a window that reached the step; it is an update when it was applied, and skipped otherwise.</source>
        <translation>Percobaan adalah jendela yang mencapai langkah; disebut pembaruan bila diterapkan, dan dilewati bila tidak.</translation>
    </message>
    <message>
        <source>skipped step</source>
        <translation>langkah dilewati</translation>
    </message>
    <message>
        <source>A gradient was not finite, so nothing was applied: no weight, no momentum, no count of Adam moves; only the loss scale falls.</source>
        <translation>Ada gradien yang tidak hingga, jadi tidak ada yang diterapkan: bobot, momentum, dan hitungan Adam tetap; hanya skala loss turun.</translation>
    </message>
    <message>
        <source>calibrating, occasional, collapsing</source>
        <translation>kalibrasi, sesekali, runtuh</translation>
    </message>
    <message>
        <source>What skips in a row mean: the scale is finding its level at the start, it was too large once, or no scale helps.</source>
        <translation>Arti langkah yang dilewati: skala sedang mencari tingkatnya di awal, sekali terlalu besar, atau tidak ada skala yang menolong.</translation>
    </message>
    <message>
        <source>How far a step goes along the negative gradient.</source>
        <translation>Seberapa jauh satu langkah bergerak sepanjang gradien negatif.</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>momentum</translation>
    </message>
    <message>
        <source>A running sum of past gradients that steps follow, so that they keep their direction.</source>
        <translation>Jumlah berjalan gradien sebelumnya yang diikuti langkah, sehingga arahnya terjaga.</translation>
    </message>
    <message>
        <source>weight decay</source>
        <translation>peluruhan bobot</translation>
    </message>
    <message>
        <source>Pulls every weight a little towards zero at each update.</source>
        <translation>Menarik tiap bobot sedikit ke arah nol pada setiap pembaruan.</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>pengoptimal</translation>
    </message>
    <message>
        <source>Makes a step of the gradient: SGD goes along it, Adam scales each entry by its past size and keeps two numbers a weight for that.</source>
        <translation>Membuat langkah dari gradien: SGD bergerak sepanjangnya, Adam menskala tiap elemen menurut besarnya yang lalu dan menyimpan dua bilangan per bobot.</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>jadwal</translation>
    </message>
    <message>
        <source>How the learning rate changes with the number of applied updates.</source>
        <translation>Bagaimana laju pembelajaran berubah menurut banyaknya pembaruan yang diterapkan.</translation>
    </message>
    <message>
        <source>epoch, step</source>
        <translation>epoch, langkah</translation>
    </message>
    <message>
        <source>An epoch is one pass over all training samples; a step is one update of the weights.</source>
        <translation>Epoch adalah satu kali melewati semua sampel pelatihan; langkah adalah satu pembaruan bobot.</translation>
    </message>
    <message>
        <source>early stopping</source>
        <translation>penghentian dini</translation>
    </message>
    <message>
        <source>Training ends when the validation loss has not improved for as many epochs as patience allows; the best weights are then taken back.</source>
        <translation>Pelatihan berakhir ketika loss validasi tidak membaik selama epoch sebanyak kesabaran; bobot terbaik lalu dikembalikan.</translation>
    </message>
    <message>
        <source>How many epochs in a row may go by without an improvement.</source>
        <translation>Berapa epoch berturut-turut boleh berlalu tanpa perbaikan.</translation>
    </message>
    <message>
        <source>A validation loss counts as better only below the best by more than this.</source>
        <translation>Loss validasi dianggap lebih baik hanya bila lebih rendah dari yang terbaik dengan selisih lebih dari ini.</translation>
    </message>
    <message>
        <source>best weights</source>
        <translation>bobot terbaik</translation>
    </message>
    <message>
        <source>Those after the epoch with the lowest validation loss; the test set is opened with them.</source>
        <translation>Bobot setelah epoch dengan loss validasi terendah; himpunan uji dibuka dengannya.</translation>
    </message>
    <message>
        <source>The number that all chance comes from; the same seed gives the same bits again.</source>
        <translation>Bilangan asal semua keacakan; benih yang sama memberi bit yang sama lagi.</translation>
    </message>
    <message>
        <source>checkpoint, resume</source>
        <translation>checkpoint, lanjutkan</translation>
    </message>
    <message>
        <source>A file with weights, optimizer, scaler and random numbers, from which a run goes on with the same bits.</source>
        <translation>Berkas berisi bobot, pengoptimal, penskala, dan bilangan acak, dari mana run berlanjut dengan bit yang sama.</translation>
    </message>
    <message>
        <source>memory: live, peak</source>
        <translation>memori: terpakai, puncak</translation>
    </message>
    <message>
        <source>Live is what tensors hold now, peak the most they held within an attempt.</source>
        <translation>Terpakai adalah yang kini dipegang tensor, puncak adalah yang terbanyak dalam satu percobaan.</translation>
    </message>
    <message>
        <source>activations, parameters</source>
        <translation>aktivasi, parameter</translation>
    </message>
    <message>
        <source>Parameters are what is learned; activations are the layers&apos; outputs that the backward pass still needs, and grow with the micro-batch.</source>
        <translation>Parameter adalah yang dipelajari; aktivasi adalah keluaran lapisan yang masih diperlukan propagasi balik, dan tumbuh bersama mikro-batch.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>throughput</translation>
    </message>
    <message>
        <source>Samples trained on per second of training, without evaluation, saving and waiting.</source>
        <translation>Sampel yang dilatih per detik pelatihan, tanpa evaluasi, penyimpanan, dan penantian.</translation>
    </message>
    <message>
        <source>transfer, load</source>
        <translation>transfer, pemuatan</translation>
    </message>
    <message>
        <source>Load gathers a batch&apos;s samples, transfer copies them to the device that computes; neither gets faster by a lower format of the arithmetic.</source>
        <translation>Pemuatan mengumpulkan sampel batch, transfer menyalinnya ke perangkat penghitung; keduanya tidak menjadi lebih cepat oleh aritmetika format rendah.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>hukum Amdahl</translation>
    </message>
    <message>
        <source>If a share p of the time gets s times faster, the whole gets 1/(1 − p + p/s) times faster.</source>
        <translation>Jika bagian p dari waktu menjadi s kali lebih cepat, keseluruhannya menjadi 1/(1 − p + p/s) kali lebih cepat.</translation>
    </message>
    <message>
        <source>gradient variance</source>
        <translation>varians gradien</translation>
    </message>
    <message>
        <source>How much the gradient of a batch differs from batch to batch; it falls as 1/B with the batch size B.</source>
        <translation>Seberapa besar gradien batch berbeda dari batch ke batch; turun sebagai 1/B terhadap ukuran batch B.</translation>
    </message>
    <message>
        <source>Shifts and scales by the mean and variance of the micro-batch, so that accumulating is no longer the same as one large batch.</source>
        <translation>Menggeser dan menskala dengan rata-rata dan varians mikro-batch, sehingga akumulasi tidak lagi sama dengan satu batch besar.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>Sets random activations to zero while training, others at every forward pass.</source>
        <translation>Menjadikan aktivasi acak nol selama pelatihan, berbeda pada tiap propagasi maju.</translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>kesalahan yang disengaja</translation>
    </message>
    <message>
        <source>A fault that is switched on to see its symptoms; the run is stamped with it wherever it appears.</source>
        <translation>Kesalahan yang dinyalakan agar gejalanya terlihat; run diberi cap di mana pun ia muncul.</translation>
    </message>
    <message>
        <source>scene, glyph</source>
        <translation>adegan, glif</translation>
    </message>
    <message>
        <source>A glyph is the drawn sign to be told; images of one scene share background, light, stroke and noise, and are never split between sets.</source>
        <translation>Glif adalah tanda gambar yang harus dikenali; gambar satu adegan berbagi latar, cahaya, goresan, dan derau, dan tidak pernah dipisah antar himpunan.</translation>
    </message>
    <message>
        <source>order (Northstar)</source>
        <translation>pesanan</translation>
    </message>
    <message>
        <source>A row of the Northstar table: what was known when a customer ordered, and whether delivery took more than seven days.</source>
        <translation>Satu baris tabel Northstar: apa yang diketahui saat pelanggan memesan, dan apakah pengiriman lebih dari tujuh hari.</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>prasetel</translation>
    </message>
    <message>
        <source>A whole set of settings, made to show one thing.</source>
        <translation>Satu rangkaian pengaturan lengkap, dibuat untuk memperlihatkan satu hal.</translation>
    </message>
    <message>
        <source>One training from its first attempt to its end, with its own folder of records.</source>
        <translation>Satu pelatihan dari percobaan pertama sampai akhirnya, dengan folder catatannya sendiri.</translation>
    </message>
    <message>
        <source>measured, computed, estimated</source>
        <translation>terukur, dihitung, perkiraan</translation>
    </message>
    <message>
        <source>Measured was observed in this run, computed follows exactly from a formula, estimated rests on assumptions that are named.</source>
        <translation>Terukur diamati dalam run ini, dihitung diperoleh tepat dari rumus, perkiraan bersandar pada asumsi yang disebutkan.</translation>
    </message>
    <message>
        <source>a loss scale of 2^-24, under which gradients become zero</source>
        <translation>skala loss 2^-24 yang membuat gradien menjadi nol</translation>
    </message>
    <message>
        <source>kind of layer</source>
        <translation>jenis lapisan</translation>
    </message>
    <message>
        <source>kinds of layers</source>
        <translation>jenis-jenis lapisan</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>normalisasi lapisan</translation>
    </message>
    <message>
        <source>one dropout layer</source>
        <translation>satu lapisan dropout</translation>
    </message>
    <message>
        <source>two dropout layers</source>
        <translation>dua lapisan dropout</translation>
    </message>
    <message>
        <source>whether they agree</source>
        <translation>apakah sama</translation>
    </message>
    <message>
        <source>loss, without a scaler</source>
        <translation>loss, tanpa penskala</translation>
    </message>
    <message>
        <source>loss, with a scaler</source>
        <translation>loss, dengan penskala</translation>
    </message>
    <message>
        <source>loss, rate too high</source>
        <translation>loss, laju terlalu tinggi</translation>
    </message>
    <message>
        <source>test accuracy, float32</source>
        <translation>akurasi uji, float32</translation>
    </message>
    <message>
        <source>test accuracy, mixed</source>
        <translation>akurasi uji, campuran</translation>
    </message>
    <message>
        <source>speeds</source>
        <translation>kecepatan</translation>
    </message>
    <message>
        <source>speed by that of the first size</source>
        <translation>kecepatan dibanding ukuran pertama</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>prediksi</translation>
    </message>
    <message>
        <source>source</source>
        <translation>sumber</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>prediksi Anda</translation>
    </message>
    <message>
        <source>the run in question</source>
        <translation>run yang diperiksa</translation>
    </message>
    <message>
        <source>the healthy run</source>
        <translation>run yang sehat</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>belum disebut</translation>
    </message>
    <message>
        <source>no division by A</source>
        <translation>tanpa pembagian dengan A</translation>
    </message>
    <message>
        <source>mean of means</source>
        <translation>rata-rata dari rata-rata</translation>
    </message>
    <message>
        <source>a step every micro-batch</source>
        <translation>langkah tiap mikro-batch</translation>
    </message>
    <message>
        <source>gradients kept on a skip</source>
        <translation>gradien disimpan saat dilewati</translation>
    </message>
    <message>
        <source>schedule counts skips</source>
        <translation>jadwal menghitung yang dilewati</translation>
    </message>
    <message>
        <source>autocast around backward</source>
        <translation>autocast di sekitar backward</translation>
    </message>
    <message>
        <source>evaluation in training mode</source>
        <translation>evaluasi dalam mode pelatihan</translation>
    </message>
    <message>
        <source>loss, run in question</source>
        <translation>loss, run yang diperiksa</translation>
    </message>
    <message>
        <source>loss, healthy run</source>
        <translation>loss, run sehat</translation>
    </message>
    <message>
        <source>loss scale, run in question</source>
        <translation>skala loss, run yang diperiksa</translation>
    </message>
    <message>
        <source>loss scale, healthy run</source>
        <translation>skala loss, run sehat</translation>
    </message>
    <message>
        <source>norm unscaled, run in question</source>
        <translation>norma tanpa skala, run yang diperiksa</translation>
    </message>
    <message>
        <source>norm unscaled, healthy run</source>
        <translation>norma tanpa skala, run sehat</translation>
    </message>
    <message>
        <source>norm applied, run in question</source>
        <translation>norma yang diterapkan, run yang diperiksa</translation>
    </message>
    <message>
        <source>norm applied, healthy run</source>
        <translation>norma yang diterapkan, run sehat</translation>
    </message>
    <message>
        <source>share of zeros, run in question</source>
        <translation>bagian nol, run yang diperiksa</translation>
    </message>
    <message>
        <source>share of zeros, healthy run</source>
        <translation>bagian nol, run sehat</translation>
    </message>
    <message>
        <source>learning rate, run in question</source>
        <translation>laju pembelajaran, run yang diperiksa</translation>
    </message>
    <message>
        <source>learning rate, healthy run</source>
        <translation>laju pembelajaran, run sehat</translation>
    </message>
    <message>
        <source>training loss, run in question</source>
        <translation>loss pelatihan, run yang diperiksa</translation>
    </message>
    <message>
        <source>training loss, healthy run</source>
        <translation>loss pelatihan, run sehat</translation>
    </message>
    <message>
        <source>validation loss, run in question</source>
        <translation>loss validasi, run yang diperiksa</translation>
    </message>
    <message>
        <source>validation loss, healthy run</source>
        <translation>loss validasi, run sehat</translation>
    </message>
    <message>
        <source>do the two gradients agree under the inputs above?</source>
        <translation>apakah kedua gradien sama dengan masukan di atas?</translation>
    </message>
    <message>
        <source>largest difference with layer normalisation, which does not break the theorem</source>
        <translation>selisih terbesar dengan normalisasi lapisan, yang tidak merusak teorema</translation>
    </message>
    <message>
        <source>the same with one dropout layer, whose masks happen to be the same</source>
        <translation>yang sama dengan satu lapisan dropout, yang topengnya kebetulan sama</translation>
    </message>
    <message>
        <source>the same with two dropout layers, whose masks are others</source>
        <translation>yang sama dengan dua lapisan dropout, yang topengnya berbeda</translation>
    </message>
    <message>
        <source>the same with batch normalisation; NaN where a micro-batch holds one sample</source>
        <translation>yang sama dengan normalisasi batch; NaN bila satu mikro-batch berisi satu sampel</translation>
    </message>
    <message>
        <source>Yes, but for the rounding of float32.</source>
        <translation>Ya, kecuali pembulatan float32.</translation>
    </message>
    <message>
        <source>No, because of batch normalisation.</source>
        <translation>Tidak, karena normalisasi batch.</translation>
    </message>
    <message>
        <source>No, because of dropout.</source>
        <translation>Tidak, karena dropout.</translation>
    </message>
    <message>
        <source>No, because of layer normalisation.</source>
        <translation>Tidak, karena normalisasi lapisan.</translation>
    </message>
    <message>
        <source>seeds, each trained both ways</source>
        <translation>jumlah benih, masing-masing dilatih dengan kedua cara</translation>
    </message>
    <message>
        <source>first seed</source>
        <translation>benih pertama</translation>
    </message>
    <message>
        <source>test accuracy in float32, mean over the seeds</source>
        <translation>akurasi uji dalam float32, rata-rata atas benih</translation>
    </message>
    <message>
        <source>test accuracy in the format, mean over the seeds</source>
        <translation>akurasi uji dalam format itu, rata-rata atas benih</translation>
    </message>
    <message>
        <source>largest difference that chance alone explains (95 %): t·s·√(2/k), with the deviation s between k seeds</source>
        <translation>selisih terbesar yang dijelaskan oleh kebetulan saja (95%): t·s·√(2/k), dengan simpangan s antara k benih</translation>
    </message>
    <message>
        <source>Within the limits: the first norm deviates by %1; test accuracy is %2 against %3 in float32 (%5), and chance alone would explain a difference of %4.</source>
        <translation>Di dalam batas: norma pertama menyimpang %1; akurasi uji %2 terhadap %3 dalam float32 (%5), dan kebetulan saja dapat menjelaskan selisih %4.</translation>
    </message>
    <message>
        <source>Outside the limits: the first norm deviates by %1; test accuracy is %2 against %3 in float32 (%5), and chance alone would explain a difference of %4.</source>
        <translation>Di luar batas: norma pertama menyimpang %1; akurasi uji %2 terhadap %3 dalam float32 (%5), dan kebetulan saja dapat menjelaskan selisih %4.</translation>
    </message>
    <message>
        <source>what does autocast do to this layer on this machine?</source>
        <translation>apa yang dilakukan autocast pada lapisan ini di mesin ini?</translation>
    </message>
    <message>
        <source>Outputs stay close, and it becomes faster.</source>
        <translation>Keluaran tetap dekat, dan menjadi lebih cepat.</translation>
    </message>
    <message>
        <source>Outputs stay close, and it becomes no faster.</source>
        <translation>Keluaran tetap dekat, tetapi tidak lebih cepat.</translation>
    </message>
    <message>
        <source>Outputs are no longer close.</source>
        <translation>Keluaran tidak lagi dekat.</translation>
    </message>
    <message>
        <source>the speed at each batch size, by that of the first size: draw the curve</source>
        <translation>kecepatan tiap ukuran batch dibanding ukuran pertama: gambarlah kurvanya</translation>
    </message>
    <message>
        <source>is mixed precision safe here?</source>
        <translation>apakah presisi campuran aman di sini?</translation>
    </message>
    <message>
        <source>Yes: it changes the accuracy by less than another seed does.</source>
        <translation>Ya: ia mengubah akurasi kurang daripada benih lain.</translation>
    </message>
    <message>
        <source>No: it changes the accuracy by more than another seed does.</source>
        <translation>Tidak: ia mengubah akurasi lebih daripada benih lain.</translation>
    </message>
    <message>
        <source>where do the weights go that step after every micro-batch?</source>
        <translation>ke mana bobot yang melangkah setelah tiap mikro-batch?</translation>
    </message>
    <message>
        <source>To the same place, since they saw the same samples.</source>
        <translation>Ke tempat yang sama, karena melihat sampel yang sama.</translation>
    </message>
    <message>
        <source>Somewhere else.</source>
        <translation>Ke tempat lain.</translation>
    </message>
    <message>
        <source>the variance at each batch size, by that of the first size: draw the curve</source>
        <translation>varians tiap ukuran batch dibanding ukuran pertama: gambarlah kurvanya</translation>
    </message>
    <message>
        <source>the peak of memory at each A, as a share of the largest: draw the curve</source>
        <translation>puncak memori pada tiap A, sebagai bagian dari yang terbesar: gambarlah kurvanya</translation>
    </message>
    <message>
        <source>how do the two runs without a scaler fail?</source>
        <translation>bagaimana kedua run tanpa penskala gagal?</translation>
    </message>
    <message>
        <source>One stands still because gradients become zero, the other turns NaN because numbers overflow.</source>
        <translation>Yang satu diam karena gradien menjadi nol, yang lain menjadi NaN karena bilangan overflow.</translation>
    </message>
    <message>
        <source>Both stand still because gradients become zero.</source>
        <translation>Keduanya diam karena gradien menjadi nol.</translation>
    </message>
    <message>
        <source>Both turn NaN because numbers overflow.</source>
        <translation>Keduanya menjadi NaN karena bilangan overflow.</translation>
    </message>
    <message>
        <source>At least one of them learns all the same.</source>
        <translation>Setidaknya salah satu tetap belajar.</translation>
    </message>
    <message>
        <source>Mystery fault</source>
        <translation>Kesalahan misterius</translation>
    </message>
    <message>
        <source>One deliberate mistake is hidden in a training run: which one do the charts give away?</source>
        <translation>Satu kesalahan yang disengaja tersembunyi dalam sebuah run: yang mana yang dibocorkan grafik?</translation>
    </message>
    <message>
        <source>161 images in micro-batches of 32, A = 4, fp8_e4m3 with a loss scaler, clipping at 1, dropout 0.5, a linear schedule</source>
        <translation>161 gambar dalam mikro-batch berisi 32, A = 4, fp8_e4m3 dengan penskala loss, clipping pada 1, dropout 0,5, jadwal linear</translation>
    </message>
    <message>
        <source>Take another code, or leave it empty for one by chance; a teacher finds codes with: halfstep list mystery-codes</source>
        <translation>Ambil kode lain, atau kosongkan agar dipilih acak; guru menemukan kode dengan: halfstep list mystery-codes</translation>
    </message>
    <message>
        <source>code of the mistake; empty: by chance</source>
        <translation>kode kesalahan; kosong: acak</translation>
    </message>
    <message>
        <source>the mistake, as you name it</source>
        <translation>kesalahan, menurut Anda</translation>
    </message>
    <message>
        <source>the code: who enters it meets the same mistake</source>
        <translation>kode: siapa yang memasukkannya menemui kesalahan yang sama</translation>
    </message>
    <message>
        <source>attempts of the run in question</source>
        <translation>percobaan dari run yang diperiksa</translation>
    </message>
    <message>
        <source>the same of the healthy run</source>
        <translation>yang sama dari run sehat</translation>
    </message>
    <message>
        <source>attempts that were skipped</source>
        <translation>percobaan yang dilewati</translation>
    </message>
    <message>
        <source>share of zeros in the scaled gradient, median</source>
        <translation>bagian nol dalam gradien berskala, median</translation>
    </message>
    <message>
        <source>unscaled norm of each epoch&apos;s first window, median</source>
        <translation>norma tanpa skala dari jendela pertama tiap epoch, median</translation>
    </message>
    <message>
        <source>unscaled norm of each epoch&apos;s last window, median</source>
        <translation>norma tanpa skala dari jendela terakhir tiap epoch, median</translation>
    </message>
    <message>
        <source>norm of what was applied, median</source>
        <translation>norma dari yang diterapkan, median</translation>
    </message>
    <message>
        <source>norm before by norm after unscaling, median</source>
        <translation>norma sebelum dibagi norma sesudah skala dikembalikan, median</translation>
    </message>
    <message>
        <source>learning rate of the last attempt</source>
        <translation>laju pembelajaran percobaan terakhir</translation>
    </message>
    <message>
        <source>training loss, mean of the last ten epochs</source>
        <translation>loss pelatihan, rata-rata sepuluh epoch terakhir</translation>
    </message>
    <message>
        <source>validation loss, mean of the last ten epochs</source>
        <translation>loss validasi, rata-rata sepuluh epoch terakhir</translation>
    </message>
    <message>
        <source>largest difference in the loss of an attempt between the two runs</source>
        <translation>selisih terbesar loss satu percobaan antara kedua run</translation>
    </message>
    <message>
        <source>A mistake was planted in code %1. Compare the run in question with the healthy one in every chart, and name it.</source>
        <translation>Sebuah kesalahan ditanam dalam kode %1. Bandingkan run yang diperiksa dengan yang sehat di setiap grafik, dan sebutkan kesalahannya.</translation>
    </message>
    <message>
        <source>Yes: no loss scaler. Symptom: %1 of the gradient entries are zero (%2 with a scaler) and the loss hardly moves. Cause: the gradients of fp8 lie below its smallest number. Cure: scale the loss before backward, unscale before the step. Seen best in: Gradient entries lost.</source>
        <translation>Ya: tanpa penskala loss. Gejala: %1 dari elemen gradien bernilai nol (%2 dengan penskala) dan loss hampir tidak bergerak. Sebab: gradien fp8 berada di bawah bilangan terkecilnya. Obat: skalakan loss sebelum backward, kembalikan skala sebelum langkah. Paling jelas di: Elemen gradien yang hilang.</translation>
    </message>
    <message>
        <source>Yes: clipping before unscaling. Symptom: a norm of %1 is applied instead of %2, and the loss stands still. Cause: the threshold acts on S·g, so that it is c/S for g. Cure: unscale first, then clip. Seen best in: Gradient norms.</source>
        <translation>Ya: clipping sebelum skala dikembalikan. Gejala: norma %1 diterapkan alih-alih %2, dan loss diam. Sebab: ambang bekerja pada S·g, sehingga untuk g menjadi c/S. Obat: kembalikan skala dahulu, lalu clipping. Paling jelas di: Norma gradien.</translation>
    </message>
    <message>
        <source>Yes: unscaling each micro-batch. Symptom: scaled and unscaled norm are the same (ratio %1 instead of %2), and the gradient is too small. Cause: what earlier micro-batches added is divided by S again and again. Cure: unscale once, when the window is complete. Seen best in: Gradient norms.</source>
        <translation>Ya: skala dikembalikan tiap mikro-batch. Gejala: norma berskala dan tanpa skala sama (rasio %1 alih-alih %2), dan gradien terlalu kecil. Sebab: yang ditambahkan mikro-batch terdahulu dibagi S berulang kali. Obat: kembalikan skala sekali, saat jendela lengkap. Paling jelas di: Norma gradien.</translation>
    </message>
    <message>
        <source>Yes: no division by A. Symptom: the unscaled norm of a whole window is %1 instead of %2, about A = 4 times as much. Cause: the means of the micro-batches are added up. Cure: weight each by its share of the window. Seen best in: Gradient norms.</source>
        <translation>Ya: tanpa pembagian dengan A. Gejala: norma tanpa skala dari jendela penuh %1 alih-alih %2, sekitar A = 4 kali. Sebab: rata-rata mikro-batch dijumlahkan. Obat: bobotkan masing-masing dengan bagiannya dalam jendela. Paling jelas di: Norma gradien.</translation>
    </message>
    <message>
        <source>Yes: mean of means. Symptom: in every epoch the last window, of 32 + 1 samples, has a norm of %1 instead of %2, while whole windows are as they should be. Cause: the lone sample counts as much as the other 32 together. Cure: weight micro-batches by m/n. Seen best in: Gradient norms.</source>
        <translation>Ya: rata-rata dari rata-rata. Gejala: di tiap epoch jendela terakhir, berisi 32 + 1 sampel, bernorma %1 alih-alih %2, sedangkan jendela penuh wajar. Sebab: sampel yang sendirian berbobot sama dengan 32 lainnya bersama-sama. Obat: bobotkan mikro-batch dengan m/n. Paling jelas di: Norma gradien.</translation>
    </message>
    <message>
        <source>Yes: a step every micro-batch. Symptom: %1 attempts in the same epochs instead of %2, and a noisier loss. Cause: every micro-batch is an update of its own. Cure: step and clear the gradient once a window. Seen best in: Loss.</source>
        <translation>Ya: langkah tiap mikro-batch. Gejala: %1 percobaan dalam epoch yang sama alih-alih %2, dan loss lebih berderau. Sebab: tiap mikro-batch menjadi pembaruan sendiri. Obat: melangkah dan kosongkan gradien sekali per jendela. Paling jelas di: Loss.</translation>
    </message>
    <message>
        <source>Yes: gradients kept on a skip. Symptom: %1 attempts are skipped instead of %2, and the loss scale falls without end. Cause: the inf of the first skip stays in the sum. Cure: clear the gradient after a skip, too. Seen best in: Loss scale.</source>
        <translation>Ya: gradien disimpan saat dilewati. Gejala: %1 percobaan dilewati alih-alih %2, dan skala loss turun tanpa henti. Sebab: inf dari yang pertama dilewati tetap ada dalam jumlah. Obat: kosongkan gradien juga setelah dilewati. Paling jelas di: Skala loss.</translation>
    </message>
    <message>
        <source>Yes: the schedule counts skips. Symptom: the learning rate falls in a straight line to %1 instead of %2, also where steps are skipped. Cause: it is counted in attempts. Cure: count applied updates only. Seen best in: Learning rate.</source>
        <translation>Ya: jadwal menghitung yang dilewati. Gejala: laju pembelajaran turun lurus ke %1 alih-alih %2, juga di langkah yang dilewati. Sebab: dihitung dalam percobaan. Obat: hitung hanya pembaruan yang diterapkan. Paling jelas di: Laju pembelajaran.</translation>
    </message>
    <message>
        <source>Yes: autocast around backward. Symptom: none here; no loss differs by more than %1, and every curve lies on that of the healthy run. Cause: backward runs in the types that forward recorded. Cure: end autocast before backward all the same, as PyTorch advises, since not every operation is safe there. Seen best in: Loss.</source>
        <translation>Ya: autocast di sekitar backward. Gejala: di sini tidak ada; loss tidak berbeda lebih dari %1, dan setiap kurva menimpa kurva run sehat. Sebab: backward berjalan dalam tipe yang dicatat forward. Obat: tetap akhiri autocast sebelum backward, seperti disarankan PyTorch, karena tidak semua operasi aman di sana. Paling jelas di: Loss.</translation>
    </message>
    <message>
        <source>Yes: evaluation in training mode. Symptom: the validation loss is %1 instead of %2, while the training loss is about the same (%3 and %4). Cause: dropout acts in validation, too. Cure: switch to evaluation mode before validating. Seen best in: Loss.</source>
        <translation>Ya: evaluasi dalam mode pelatihan. Gejala: loss validasi %1 alih-alih %2, sedangkan loss pelatihan kira-kira sama (%3 dan %4). Sebab: dropout bekerja juga saat validasi. Obat: beralih ke mode evaluasi sebelum validasi. Paling jelas di: Loss.</translation>
    </message>
    <message>
        <source>No, that is not the mistake of code %1: look on, and name another.</source>
        <translation>Bukan, itu bukan kesalahan kode %1: amati lagi, dan sebutkan yang lain.</translation>
    </message>
    <message>
        <source>what becomes of the scale and of the weights?</source>
        <translation>apa yang terjadi pada skala dan bobot?</translation>
    </message>
    <message>
        <source>The scale falls below 1, and the weights stay bit for bit.</source>
        <translation>Skala turun di bawah 1, dan bobot tetap sama bit demi bit.</translation>
    </message>
    <message>
        <source>The scale stays at 1 or above, and the weights stay bit for bit.</source>
        <translation>Skala tetap 1 atau lebih, dan bobot tetap sama bit demi bit.</translation>
    </message>
    <message>
        <source>The weights move, if only a little.</source>
        <translation>Bobot bergerak, walau hanya sedikit.</translation>
    </message>
    <message>
        <source>the loss scale over the attempts with the short growth interval: draw the curve</source>
        <translation>skala loss sepanjang percobaan dengan selang kenaikan pendek: gambarlah kurvanya</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>protokol</translation>
    </message>
    <message>
        <source>item</source>
        <translation>butir</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>himpunan data</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>dasar</translation>
    </message>
    <message>
        <source>the one changed factor: precision</source>
        <translation>satu-satunya faktor yang diubah: presisi</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>metrik</translation>
    </message>
    <message>
        <source>values of a batch that batch normalisation would see</source>
        <translation>nilai-nilai satu batch yang akan dilihat normalisasi batch</translation>
    </message>
    <message>
        <source>mean that batch normalisation subtracts from the batch of values</source>
        <translation>rata-rata yang dikurangkan normalisasi batch dari batch nilai itu</translation>
    </message>
    <message>
        <source>mean that it subtracts in a micro-batch of the first half</source>
        <translation>rata-rata yang dikurangkannya dalam mikro-batch paruh pertama</translation>
    </message>
    <message>
        <source>The two gradients agree, no entry differs by more than %1, but only because the model&apos;s one dropout layer happens to draw the same masks; with two layers they would differ.</source>
        <translation>Kedua gradien sama, selisih terbesar suatu entri %1, tetapi hanya karena satu-satunya lapisan dropout pada model ini kebetulan mengundi mask yang sama; dengan dua lapisan keduanya akan berbeda.</translation>
    </message>
    <message>
        <source>The two gradients agree, no entry differs by more than %1: the linear model has no hidden layers, so normalisation and dropout change nothing.</source>
        <translation>Kedua gradien sama, selisih terbesar suatu entri %1: model linear tidak memiliki lapisan tersembunyi, sehingga normalisasi dan dropout tidak mengubah apa pun.</translation>
    </message>
    <message>
        <source>Yes, as dropout happens to draw the same masks.</source>
        <translation>Ya, karena dropout kebetulan mengundi mask yang sama.</translation>
    </message>
    <message>
        <source>Yes, as this model has no hidden layer.</source>
        <translation>Ya, karena model ini tidak memiliki lapisan tersembunyi.</translation>
    </message>
    <message>
        <source>flushed to zero</source>
        <translation>menjadi nol</translation>
    </message>
    <message>
        <source>What is no larger than half the smallest number of a format is rounded to zero and is gone; in float16 these are magnitudes up to 2^-25.</source>
        <translation>Yang tidak lebih besar dari separuh bilangan terkecil suatu format dibulatkan menjadi nol dan hilang; dalam float16 itu besaran sampai 2^-25.</translation>
    </message>
    <message>
        <source>exponent histogram</source>
        <translation>histogram eksponen</translation>
    </message>
    <message>
        <source>How many numbers lie between one power of two and the next; a loss scale slides it as a whole over what a format holds.</source>
        <translation>Berapa bilangan terletak di antara satu pangkat dua dan berikutnya; skala loss menggesernya seluruhnya di atas apa yang dapat disimpan suatu format.</translation>
    </message>
    <message>
        <source>normal from S</source>
        <translation>normal mulai S</translation>
    </message>
    <message>
        <source>finite up to S</source>
        <translation>finite sampai S</translation>
    </message>
    <message>
        <source>underflow: S·g rounds to 0, the loss stands still (a ReLU that is off makes zeros, too, in any format); overflow: activations become inf, the loss NaN</source>
        <translation>underflow: S·g dibulatkan ke 0, loss tidak bergerak (ReLU yang mati juga memberi nol, dalam format apa pun); overflow: aktivasi menjadi inf, loss menjadi NaN</translation>
    </message>
    <message>
        <source>Without a scaler %1 of all gradient entries were zero (with one %2) and the loss dropped by %3 (with one by %4): underflow. The other run&apos;s loss was not finite from attempt %5 on: overflow.</source>
        <translation>Tanpa scaler, bagian gradien yang nol %1 (dengan scaler %2) dan loss turun sebesar %3 (dengan scaler %4): underflow. Loss run lainnya tidak finite sejak percobaan %5: overflow.</translation>
    </message>
    <message>
        <source>Try 1e-8, which is lost altogether, or 3.0, or the same gradient in fp8_e5m2.</source>
        <translation>Coba 1e-8, yang hilang seluruhnya, atau 3.0, atau gradien yang sama dalam fp8_e5m2.</translation>
    </message>
</context>
<context>
    <name>halfstep::About</name>
    <message>
        <source>About Halfstep</source>
        <translation>Tentang Halfstep</translation>
    </message>
    <message>
        <source>A lab where mixed-precision training is watched, broken and understood.</source>
        <translation>Laboratorium untuk mengamati, merusak, dan memahami pelatihan presisi campuran.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Perangkat lunak bebas di bawah GNU General Public License versi 3 atau yang lebih baru. Tanpa jaminan apa pun.</translation>
    </message>
</context>
<context>
    <name>halfstep::ActivationChart</name>
    <message>
        <source>Activations of a micro-batch, computed</source>
        <translation>Aktivasi satu mikro-batch, dihitung</translation>
    </message>
    <message>
        <source>Bytes that a forward pass keeps for the backward pass, by layer and by how a number is stored.</source>
        <translation>Byte yang disimpan arah maju untuk arah mundur, menurut lapisan dan cara bilangan disimpan.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>lapisan</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>input</source>
        <translation>masukan</translation>
    </message>
    <message>
        <source>B − A: %1 layers</source>
        <translation>B − A: %1 lapisan</translation>
    </message>
</context>
<context>
    <name>halfstep::BitStrip</name>
    <message>
        <source>sign</source>
        <translation>tanda</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>eksponen</translation>
    </message>
    <message>
        <source>mantissa</source>
        <translation>mantisa</translation>
    </message>
    <message>
        <source>%1: sign %2, exponent %3, mantissa %4</source>
        <translation>%1: tanda %2, eksponen %3, mantisa %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, %3, is %4. Space toggles it.</source>
        <translation>Bit %1 dari %2, bagian %3, bernilai %4. Spasi membaliknya.</translation>
    </message>
    <message>
        <source>%1; click to toggle</source>
        <translation>%1; klik untuk membalik</translation>
    </message>
</context>
<context>
    <name>halfstep::BoxFlow</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Salin &amp;gambar</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>Salin &amp;data</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Simpan sebagai…</translation>
    </message>
</context>
<context>
    <name>halfstep::CalculatorForm</name>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ini bisa berarti ribuan atau desimal; tulislah tanpa pemisah.</translation>
    </message>
    <message>
        <source>This must be a whole number from 1 to %1.</source>
        <translation>Ini harus bilangan bulat dari 1 sampai %1.</translation>
    </message>
    <message>
        <source>This must be a number above 0, at most %1.</source>
        <translation>Ini harus bilangan di atas 0, paling banyak %1.</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ini bukan format; tulislah seperti e4m3, dengan 2 sampai 8 bit eksponen dan 1 sampai 23 bit mantisa.</translation>
    </message>
    <message>
        <source>This model and so many samples need more operations or bytes than 64 bits can count.</source>
        <translation>Model ini dengan sampel sebanyak itu memerlukan lebih banyak operasi atau byte daripada yang dapat dihitung 64 bit.</translation>
    </message>
    <message>
        <source>&amp;Model, layer by layer</source>
        <translation>&amp;Model, lapis demi lapis</translation>
    </message>
    <message>
        <source>&amp;Input of one sample</source>
        <translation>Masukan &amp;satu sampel</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Micro-&amp;batch B</source>
        <translation>Mikro-&amp;batch B</translation>
    </message>
    <message>
        <source>Variance against &amp;batch</source>
        <translation>Variansi &amp;terhadap batch</translation>
    </message>
    <message>
        <source>Wanted &amp;effective batch n</source>
        <translation>Batch &amp;efektif n yang diinginkan</translation>
    </message>
    <message>
        <source>&amp;Optimizer</source>
        <translation>&amp;Pengoptimal</translation>
    </message>
    <message>
        <source>&amp;Number format</source>
        <translation>Format &amp;bilangan</translation>
    </message>
    <message>
        <source>&amp;Samples of the data set</source>
        <translation>Sampel &amp;himpunan data</translation>
    </message>
    <message>
        <source>Band&amp;width, %1</source>
        <translation>Lebar &amp;pita, %1</translation>
    </message>
    <message>
        <source>&amp;Device memory, %1</source>
        <translation>Memori &amp;perangkat, %1</translation>
    </message>
    <message>
        <source>&amp;Units of bytes</source>
        <translation>Sat&amp;uan byte</translation>
    </message>
    <message>
        <source>A number is a linear layer, conv16 a convolution with a 3 × 3 window, conv16k5 one with 5 × 5, pool takes the largest of 2 × 2, bn normalises the batch.</source>
        <translation>Sebuah bilangan adalah lapisan linear, conv16 konvolusi dengan jendela 3 × 3, conv16k5 dengan 5 × 5, pool mengambil yang terbesar dari 2 × 2, bn menormalkan batch.</translation>
    </message>
    <message>
        <source>32 numbers, or channels x height x width; may be empty where the model begins with it.</source>
        <translation>32 bilangan, atau kanal x tinggi x lebar; boleh kosong jika model dimulai dengannya.</translation>
    </message>
    <message>
        <source>kB, MB, GB: powers of 1000</source>
        <translation>kB, MB, GB: pangkat 1000</translation>
    </message>
    <message>
        <source>KiB, MiB, GiB: powers of 1024</source>
        <translation>KiB, MiB, GiB: pangkat 1024</translation>
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
        <translation>SGD dengan momentum</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Istilah: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::CalculatorPage</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>Export the &amp;figure…</source>
        <translation>Ekspor &amp;gambar…</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>Ekspor &amp;tabel…</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Kalkulator</translation>
    </message>
    <message>
        <source>A field is refused; it says why.</source>
        <translation>Satu isian ditolak; di situ disebutkan alasannya.</translation>
    </message>
    <message>
        <source>%1: %2 parameters, %3 at the peak (computed, not measured)</source>
        <translation>%1: %2 parameter, %3 pada puncak (dihitung, bukan diukur)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Output of a sample</source>
        <translation>Keluaran satu sampel</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>FLOP forward</source>
        <translation>FLOP maju</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Gambar disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Formula, numbers put in</source>
        <translation>Rumus dengan angkanya</translation>
    </message>
    <message>
        <source>Costs of each layer</source>
        <translation>Biaya tiap lapisan</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivasi</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Figure…</source>
        <translation>Gambar…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabel…</translation>
    </message>
    <message>
        <source>Saves the bars of activations as PNG, SVG, PDF or CSV.</source>
        <translation>Menyimpan batang aktivasi sebagai PNG, SVG, PDF, atau CSV.</translation>
    </message>
    <message>
        <source>Saves the results, or the layers, as CSV or JSON.</source>
        <translation>Menyimpan hasil, atau lapisan, sebagai CSV atau JSON.</translation>
    </message>
</context>
<context>
    <name>halfstep::CastMap</name>
    <message>
        <source>zero %1 · overflow %2</source>
        <translation>nol %1 · overflow %2</translation>
    </message>
    <message>
        <source>gradient: zero %1 · overflow %2</source>
        <translation>gradien: nol %1 · overflow %2</translation>
    </message>
    <message>
        <source>not all finite</source>
        <translation>tidak semuanya berhingga</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see where it computes in which format.</source>
        <translation>Mulai atau buka sebuah run untuk melihat di mana ia menghitung dalam format apa.</translation>
    </message>
    <message>
        <source>%1 of %2 layers hand on %3, seen in micro-batch %4.</source>
        <translation>%1 dari %2 lapisan meneruskan %3; dilihat pada mikro-batch %4.</translation>
    </message>
    <message>
        <source>The layers of this window were not looked at.</source>
        <translation>Lapisan pada jendela ini tidak diamati.</translation>
    </message>
    <message>
        <source>Every layer hands on float32.</source>
        <translation>Setiap lapisan meneruskan float32.</translation>
    </message>
    <message>
        <source>Cast map · %1</source>
        <translation>Peta format · %1</translation>
    </message>
    <message>
        <source>in one step with %1</source>
        <translation>satu langkah dengan %1</translation>
    </message>
    <message>
        <source>of both: %1</source>
        <translation>keduanya: %1</translation>
    </message>
    <message>
        <source>Computed in one step with %1, so that there is one output of both: that of %1, in %2.</source>
        <translation>Dihitung dalam satu langkah dengan %1, sehingga keduanya punya satu keluaran: milik %1, dalam %2.</translation>
    </message>
    <message>
        <source>This layer was not looked at.</source>
        <translation>Lapisan ini tidak diamati.</translation>
    </message>
</context>
<context>
    <name>halfstep::ChartWidget</name>
    <message>
        <source>threshold %1</source>
        <translation>ambang %1</translation>
    </message>
    <message>
        <source>threshold off</source>
        <translation>ambang nonaktif</translation>
    </message>
    <message>
        <source>best, epoch %1</source>
        <translation>terbaik, epoch %1</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>loss</translation>
    </message>
    <message>
        <source>Training loss of every attempt, its mean over each epoch, and validation loss with the best epoch marked.</source>
        <translation>Loss pelatihan tiap percobaan, rata-ratanya tiap epoch, dan loss validasi dengan epoch terbaik ditandai.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>pelatihan</translation>
    </message>
    <message>
        <source>training, epoch mean</source>
        <translation>pelatihan, rata-rata epoch</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validasi</translation>
    </message>
    <message>
        <source>Loss scale</source>
        <translation>Skala loss</translation>
    </message>
    <message>
        <source>loss scale (powers of two)</source>
        <translation>skala loss (pangkat dua)</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>skala loss</translation>
    </message>
    <message>
        <source>Gradient norms</source>
        <translation>Norma gradien</translation>
    </message>
    <message>
        <source>global L2 norm</source>
        <translation>norma L2 global</translation>
    </message>
    <message>
        <source>Global gradient norm while scaled, after unscaling and after clipping, with the clipping threshold as a dashed line.</source>
        <translation>Norma gradien global saat berskala, setelah skala dikembalikan, dan setelah clipping; ambang clipping berupa garis putus-putus.</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>berskala</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>skala dikembalikan</translation>
    </message>
    <message>
        <source>after clipping</source>
        <translation>setelah clipping</translation>
    </message>
    <message>
        <source>Memory, measured</source>
        <translation>Memori, terukur</translation>
    </message>
    <message>
        <source>tensor bytes, measured</source>
        <translation>byte tensor, terukur</translation>
    </message>
    <message>
        <source>Tensor bytes in use after every attempt and their peak within it, against the sums of parameters, gradients and optimizer state.</source>
        <translation>Byte tensor terpakai setelah tiap percobaan dan puncaknya, dibandingkan jumlah parameter, gradien, dan keadaan pengoptimal.</translation>
    </message>
    <message>
        <source>live</source>
        <translation>terpakai</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>puncak</translation>
    </message>
    <message>
        <source>Skipped steps</source>
        <translation>Langkah dilewati</translation>
    </message>
    <message>
        <source>skipped attempts so far</source>
        <translation>percobaan dilewati sejauh ini</translation>
    </message>
    <message>
        <source>Number of attempts skipped since the start, because a gradient or the loss was not finite.</source>
        <translation>Jumlah percobaan yang dilewati sejak awal karena gradien atau loss bukan bilangan hingga.</translation>
    </message>
    <message>
        <source>skipped, cumulative</source>
        <translation>dilewati, kumulatif</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Akurasi</translation>
    </message>
    <message>
        <source>Share of samples classified correctly at the end of every epoch, in training and in validation.</source>
        <translation>Bagian sampel yang diklasifikasi benar di akhir tiap epoch, pada pelatihan dan validasi.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Throughput</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>sampel/dtk</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>percobaan</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>+ gradients</source>
        <translation>+ gradien</translation>
    </message>
    <message>
        <source>+ optimizer state</source>
        <translation>+ keadaan pengoptimal</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>percobaan %1</translation>
    </message>
    <message>
        <source>B − A: %1 attempts</source>
        <translation>B − A: %1 percobaan</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>akurasi</translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>kesalahan disengaja</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>kesalahan disengaja: %1</translation>
    </message>
    <message>
        <source>AMP on</source>
        <translation>AMP aktif</translation>
    </message>
    <message>
        <source>AMP off</source>
        <translation>AMP nonaktif</translation>
    </message>
    <message>
        <source>clipping on</source>
        <translation>clipping aktif</translation>
    </message>
    <message>
        <source>clipping off</source>
        <translation>clipping nonaktif</translation>
    </message>
    <message>
        <source>learning rate %1</source>
        <translation>laju pembelajaran %1</translation>
    </message>
    <message>
        <source>patience %1</source>
        <translation>kesabaran %1</translation>
    </message>
    <message>
        <source>least gain %1</source>
        <translation>perbaikan minimum %1</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Laju pembelajaran</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>laju pembelajaran</translation>
    </message>
    <message>
        <source>The learning rate of every attempt, applied or skipped, as setting and schedule made it.</source>
        <translation>Laju pembelajaran setiap percobaan, diterapkan atau dilewati, sesuai pengaturan dan jadwal.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>Salin &amp;data</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Simpan sebagai…</translation>
    </message>
    <message>
        <source>&amp;Logarithmic axis</source>
        <translation>Sumbu &amp;logaritmik</translation>
    </message>
    <message>
        <source>&amp;Fit and follow</source>
        <translation>&amp;Paskan dan ikuti</translation>
    </message>
    <message>
        <source>Back to all &amp;charts</source>
        <translation>&amp;Kembali ke semua grafik</translation>
    </message>
    <message>
        <source>&amp;Enlarge</source>
        <translation>&amp;Perbesar</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>K&amp;urva</translation>
    </message>
    <message>
        <source>Cursor &amp;A here</source>
        <translation>Kursor &amp;A di sini</translation>
    </message>
    <message>
        <source>Cursor &amp;B here</source>
        <translation>Kursor &amp;B di sini</translation>
    </message>
    <message>
        <source>&amp;Remove cursors</source>
        <translation>&amp;Hapus kursor</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;Percobaan</translation>
    </message>
    <message>
        <source>update</source>
        <translation>pembaruan</translation>
    </message>
    <message>
        <source>&amp;Updates</source>
        <translation>Pem&amp;baruan</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>pembaruan %1</translation>
    </message>
    <message>
        <source>B − A: %1 updates</source>
        <translation>B − A: %1 pembaruan</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>&amp;Epochs</source>
        <translation>&amp;Epoch</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>B − A: %1 epochs</source>
        <translation>B − A: %1 epoch</translation>
    </message>
    <message>
        <source>samples trained on</source>
        <translation>sampel yang dilatih</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Sampel</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 sampel</translation>
    </message>
    <message>
        <source>B − A: %1 samples</source>
        <translation>B − A: %1 sampel</translation>
    </message>
    <message>
        <source>training time, s</source>
        <translation>waktu pelatihan, dtk</translation>
    </message>
    <message>
        <source>&amp;Training time</source>
        <translation>&amp;Waktu pelatihan</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 dtk</translation>
    </message>
    <message>
        <source>B − A: %1 s</source>
        <translation>B − A: %1 dtk</translation>
    </message>
    <message>
        <source>Gradient entries lost</source>
        <translation>Elemen gradien yang hilang</translation>
    </message>
    <message>
        <source>share of all entries</source>
        <translation>bagian dari semua elemen</translation>
    </message>
    <message>
        <source>Which share of the scaled gradient was zero, subnormal in the number format, or inf or NaN, and which share of the updates left their weight as it was.</source>
        <translation>Bagian gradien berskala yang bernilai nol, subnormal dalam format bilangan, atau tak hingga atau NaN, dan bagian pembaruan yang membiarkan bobotnya tetap.</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nol</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>inf or NaN</source>
        <translation>tak hingga atau NaN</translation>
    </message>
    <message>
        <source>lost updates</source>
        <translation>pembaruan yang hilang</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n attempt(s)</source>
        <translation>
            <numerusform>%1 di %n percobaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n epoch(s)</source>
        <translation>
            <numerusform>%1 di %n epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>The factor that multiplied the loss in every attempt, with a cross where the attempt was skipped and a gap where no scaler was in use.</source>
        <translation>Faktor pengali loss di setiap percobaan; silang menandai percobaan yang dilewati, celah menandai bagian tanpa penskala.</translation>
    </message>
    <message>
        <source>threshold %1 / loss scale = %2</source>
        <translation>ambang %1 / skala loss = %2</translation>
    </message>
    <message>
        <source>no loss scaler in use</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>clip coefficient %1</source>
        <translation>koefisien clipping %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nonaktif</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 of the attempts %2 to %3 skipped: %4</source>
        <translation>%1 dari percobaan %2 sampai %3 dilewati: %4</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>dilewati: %1</translation>
    </message>
    <message>
        <source>samples per second of training</source>
        <translation>sampel per detik pelatihan</translation>
    </message>
    <message>
        <source>loss scaler on</source>
        <translation>penskala loss aktif</translation>
    </message>
    <message>
        <source>loss scaler off</source>
        <translation>penskala loss nonaktif</translation>
    </message>
    <message>
        <source>early stopping on</source>
        <translation>penghentian dini aktif</translation>
    </message>
    <message>
        <source>early stopping off</source>
        <translation>penghentian dini nonaktif</translation>
    </message>
    <message>
        <source>not following</source>
        <translation>tidak mengikuti</translation>
    </message>
    <message>
        <source>&amp;Zoom back</source>
        <translation>&amp;Kembali ke tampilan sebelumnya</translation>
    </message>
    <message>
        <source>Move one place &amp;earlier</source>
        <translation>Pindahkan satu tempat ke &amp;depan</translation>
    </message>
    <message>
        <source>Move one place la&amp;ter</source>
        <translation>Pindahkan satu tempat ke bela&amp;kang</translation>
    </message>
    <message>
        <source>H&amp;ide this chart</source>
        <translation>Semb&amp;unyikan grafik ini</translation>
    </message>
    <message>
        <source>best − %1</source>
        <translation>terbaik − %1</translation>
    </message>
    <message>
        <source>patience %1 of %2</source>
        <translation>kesabaran %1 dari %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>berhenti</translation>
    </message>
    <message>
        <source>weights taken back from epoch %1</source>
        <translation>bobot dipakai kembali dari epoch %1</translation>
    </message>
    <message>
        <source>E&amp;xplain: %1</source>
        <translation>&amp;Jelaskan: %1</translation>
    </message>
    <message>
        <source>above the axis</source>
        <translation>di atas sumbu</translation>
    </message>
    <message>
        <source>above</source>
        <translation>di atas</translation>
    </message>
    <message>
        <source>below the axis</source>
        <translation>di bawah sumbu</translation>
    </message>
    <message>
        <source>below</source>
        <translation>di bawah</translation>
    </message>
    <message>
        <source>Enlarge this chart (Enter, or a double click on its title)</source>
        <translation>Perbesar grafik ini (Enter, atau klik ganda pada judulnya)</translation>
    </message>
    <message>
        <source>Back to all charts (Esc)</source>
        <translation>Kembali ke semua grafik (Esc)</translation>
    </message>
    <message>
        <source>Samples trained on per second in every attempt, without evaluation, saving and waiting: faint, and smoothed as a strong line. At a slowed pace caches grow cold between attempts, and less is measured than at full speed.</source>
        <translation>Sampel yang dilatih per detik di setiap percobaan, tanpa evaluasi, penyimpanan, dan waktu tunggu: tipis, dan dihaluskan sebagai garis tebal. Pada laju yang diperlambat, cache menjadi dingin di antara percobaan, sehingga yang terukur lebih kecil daripada pada kecepatan penuh.</translation>
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
        <translation>+ optim.</translation>
    </message>
    <message>
        <source>%1, other data or model</source>
        <translation>%1, data atau model lain</translation>
    </message>
    <message>
        <source>×3: three skipped</source>
        <translation>×3: tiga dilewati</translation>
    </message>
    <message>
        <source>slowed pace: cold caches</source>
        <translation>laju diperlambat: cache dingin</translation>
    </message>
    <message numerus="yes">
        <source>%n skipped attempt(s), %1 to %2</source>
        <translation>
            <numerusform>%n percobaan dilewati, %1 sampai %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Note here…</source>
        <translation>&amp;Catatan di sini…</translation>
    </message>
    <message>
        <source>Next s&amp;kip</source>
        <translation>Lewatan beri&amp;kutnya</translation>
    </message>
    <message>
        <source>Skip befo&amp;re</source>
        <translation>Lewatan sebelu&amp;mnya</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>berhenti dini</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gagal</translation>
    </message>
    <message>
        <source>resumed after %1</source>
        <translation>dilanjutkan setelah %1</translation>
    </message>
    <message>
        <source>Note at attempt %1: %2</source>
        <translation>Catatan pada percobaan %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n more note(s))</source>
        <translation>
            <numerusform>(%n catatan lagi)</numerusform>
        </translation>
    </message>
    <message>
        <source>clipped in %1 of the updates so far</source>
        <translation>clipping di %1 pembaruan sejauh ini</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>catatan: %1</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates</source>
        <translation>clipping: %1 dari semua pembaruan</translation>
    </message>
    <message>
        <source>Attempt %1 %2</source>
        <translation>Percobaan %1 %2</translation>
    </message>
    <message>
        <source>A click moves the cursor there.</source>
        <translation>Klik memindahkan kursor ke sana.</translation>
    </message>
    <message>
        <source>%1 skipped in a row</source>
        <translation>%1 dilewati berturut-turut</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates, %2 of those in view</source>
        <translation>clipping: %1 dari semua pembaruan, %2 dari yang terlihat</translation>
    </message>
    <message>
        <source>clipped: %1 of all updates, none of which is in view</source>
        <translation>clipping: %1 dari semua pembaruan, tidak satu pun terlihat</translation>
    </message>
    <message>
        <source>held until a click in a chart</source>
        <translation>ditahan sampai grafik diklik</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>kesalahan</translation>
    </message>
    <message>
        <source>clipped %1</source>
        <translation>di-clip: %1</translation>
    </message>
    <message>
        <source>Back to all &amp;views</source>
        <translation>&amp;Kembali ke semua tampilan</translation>
    </message>
    <message>
        <source>Show this &amp;view alone</source>
        <translation>&amp;Tampilan ini saja</translation>
    </message>
    <message>
        <source>A regression has no accuracy, since it predicts numbers and no classes.</source>
        <translation>Regresi tidak punya akurasi, karena yang diprediksi bilangan, bukan kelas.</translation>
    </message>
    <message>
        <source>This run ended before its first epoch did.</source>
        <translation>Run ini berakhir sebelum epoch pertamanya selesai.</translation>
    </message>
    <message>
        <source>This run ended before its first attempt.</source>
        <translation>Run ini berakhir sebelum percobaan pertamanya.</translation>
    </message>
</context>
<context>
    <name>halfstep::ClosingRun</name>
    <message>
        <source>The run is being saved. This message goes by itself.</source>
        <translation>Run sedang disimpan. Pesan ini hilang dengan sendirinya.</translation>
    </message>
</context>
<context>
    <name>halfstep::ComparisonPanel</name>
    <message>
        <source>Keep behind</source>
        <translation>Pertahankan di latar</translation>
    </message>
    <message>
        <source>Keeps this run as quiet curves behind the next ones, up to three</source>
        <translation>Mempertahankan run ini sebagai kurva samar di latar run berikutnya, paling banyak tiga</translation>
    </message>
    <message>
        <source>A run that has ended can be kept as quiet curves behind the next ones, up to three.</source>
        <translation>Run yang sudah berakhir dapat dipertahankan sebagai kurva samar di latar run berikutnya, paling banyak tiga.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Loss pelatihan</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Akurasi validasi</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Dilewati</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Detik</translation>
    </message>
    <message>
        <source>… and choose %1</source>
        <translation>… dan pilih %1</translation>
    </message>
    <message>
        <source>Keeps this run behind and chooses the preset that is best compared with it</source>
        <translation>Mempertahankan run ini di latar dan memilih prasetel yang paling cocok dibandingkan dengannya</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>Other data: losses do not compare.</source>
        <translation>Data lain: loss tidak dapat dibandingkan.</translation>
    </message>
    <message>
        <source>Keeps this run no longer</source>
        <translation>Tidak mempertahankan run ini lagi</translation>
    </message>
    <message>
        <source>Keep %1 no longer</source>
        <translation>Jangan pertahankan %1 lagi</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Perbedaan</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Training loss and validation accuracy are of this epoch: the best one, or the newest of a run under way</source>
        <translation>Loss pelatihan dan akurasi validasi berasal dari epoch ini: yang terbaik, atau yang terbaru dari run yang sedang berjalan</translation>
    </message>
    <message>
        <source>(the run shown)</source>
        <translation>(run yang tampil)</translation>
    </message>
    <message>
        <source>%1: a double click or F2 gives it another name</source>
        <translation>%1: klik ganda atau F2 memberinya nama lain</translation>
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
        <translation>Ukuran batch efektif n = A·m = %1 × %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) apply at the next window.</source>
        <translation>
            <numerusform>%n perubahan berlaku pada jendela berikutnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) apply to the next run.</source>
        <translation>
            <numerusform>%n perubahan berlaku untuk run berikutnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>All settings are in force.</source>
        <translation>Semua pengaturan sudah berlaku.</translation>
    </message>
    <message>
        <source>Settings of the next run.</source>
        <translation>Pengaturan untuk run berikutnya.</translation>
    </message>
    <message>
        <source>A red setting is not valid and acts nowhere.</source>
        <translation>Pengaturan merah tidak sah dan tidak berlaku di mana pun.</translation>
    </message>
    <message>
        <source>Scaler: forced off for float32.</source>
        <translation>Penskala loss: selalu nonaktif untuk float32.</translation>
    </message>
    <message>
        <source>Scaler off: %1 needs none.</source>
        <translation>Penskala loss nonaktif: %1 tidak memerlukannya.</translation>
    </message>
    <message>
        <source>Scaler off by a deliberate mistake.</source>
        <translation>Penskala loss nonaktif karena kesalahan yang disengaja.</translation>
    </message>
    <message>
        <source>Scaler off by your setting.</source>
        <translation>Penskala loss nonaktif menurut pengaturan Anda.</translation>
    </message>
    <message>
        <source>Scale %1, growth %2 of %3 clean steps.</source>
        <translation>Skala loss %1; %2 dari %3 langkah bersih menuju kenaikan.</translation>
    </message>
    <message>
        <source>Scaler on: begins at scale %1.</source>
        <translation>Penskala loss aktif: mulai dari skala loss %1.</translation>
    </message>
    <message>
        <source>Faults that people make, to see what they do; the run is stamped.</source>
        <translation>Kesalahan yang lazim, untuk melihat akibatnya; run diberi tanda.</translation>
    </message>
    <message>
        <source>Batch normalisation sees each micro-batch alone and moves its statistics once for each, so this does not equal one large batch.</source>
        <translation>Normalisasi batch melihat tiap mikro-batch sendiri-sendiri dan memperbarui statistiknya sekali untuk masing-masing, sehingga ini tidak sama dengan satu batch besar.</translation>
    </message>
    <message>
        <source>Stepped every micro-batch, by mistake: effective batch n = m = %1</source>
        <translation>Melangkah tiap mikro-batch karena kesalahan: ukuran batch efektif n = m = %1</translation>
    </message>
</context>
<context>
    <name>halfstep::CostRows</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Forward, a micro-batch</source>
        <translation>Maju, satu mikro-batch</translation>
    </message>
    <message>
        <source>Backward, a micro-batch</source>
        <translation>Mundur, satu mikro-batch</translation>
    </message>
    <message>
        <source>Forward and backward</source>
        <translation>Maju dan mundur</translation>
    </message>
    <message>
        <source>Parameters in float32</source>
        <translation>Parameter dalam float32</translation>
    </message>
    <message>
        <source>Gradients in float32</source>
        <translation>Gradien dalam float32</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Keadaan pengoptimal</translation>
    </message>
    <message>
        <source>Low-precision copy of the weights</source>
        <translation>Salinan bobot berpresisi rendah</translation>
    </message>
    <message>
        <source>These four together</source>
        <translation>Keempatnya bersama</translation>
    </message>
    <message>
        <source>Activations, with the input</source>
        <translation>Aktivasi, dengan masukan</translation>
    </message>
    <message>
        <source>Peak, with the backward pass</source>
        <translation>Puncak, dengan arah mundur</translation>
    </message>
    <message>
        <source>Batches of an epoch</source>
        <translation>Batch satu epoch</translation>
    </message>
    <message>
        <source>An epoch</source>
        <translation>Satu epoch</translation>
    </message>
    <message>
        <source>Inputs of the data set in float32</source>
        <translation>Masukan himpunan data dalam float32</translation>
    </message>
    <message>
        <source>Transfer of the data set</source>
        <translation>Transfer himpunan data</translation>
    </message>
    <message>
        <source>%1 bytes / (%2 bytes a second)</source>
        <translation>%1 byte / (%2 byte per detik)</translation>
    </message>
    <message>
        <source>Variance of the gradient, in theory</source>
        <translation>Variansi gradien, menurut teori</translation>
    </message>
    <message>
        <source>Largest micro-batch in that memory</source>
        <translation>Mikro-batch terbesar dalam memori itu</translation>
    </message>
    <message>
        <source>Accumulation factor A</source>
        <translation>Faktor akumulasi A</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n byte(s)</source>
        <translation>
            <numerusform>%1: %n byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 sampel</translation>
    </message>
    <message>
        <source>A rule for any engine: every activation and its gradient are there at once. A run&apos;s memory ledger goes by the buffers that its own engine has.</source>
        <translation>Aturan untuk mesin apa pun: setiap aktivasi dan gradiennya ada sekaligus. Buku memori sebuah run mengikuti buffer milik mesinnya sendiri.</translation>
    </message>
</context>
<context>
    <name>halfstep::CurveSketch</name>
    <message>
        <source>Your curve: %1</source>
        <translation>Kurva Anda: %1</translation>
    </message>
    <message>
        <source>Left and right choose a point, up and down move it.</source>
        <translation>Kiri dan kanan memilih titik, atas dan bawah menggesernya.</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>Drag the points to where you expect the curve.</source>
        <translation>Seret titik-titik ke tempat Anda memperkirakan kurvanya.</translation>
    </message>
</context>
<context>
    <name>halfstep::DockTitle</name>
    <message>
        <source>&amp;Put back into the window</source>
        <translation>Kembalikan ke &amp;jendela</translation>
    </message>
    <message>
        <source>&amp;Float beside the window</source>
        <translation>&amp;Lepas di samping jendela</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
</context>
<context>
    <name>halfstep::EventLog</name>
    <message>
        <source>Filter the events</source>
        <translation>Saring peristiwa</translation>
    </message>
    <message>
        <source>Shows only the sentences that contain this text.</source>
        <translation>Hanya menampilkan kalimat yang memuat teks ini.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Terbaru</translation>
    </message>
    <message>
        <source>Goes to the newest event, and stays with those that come.</source>
        <translation>Menuju peristiwa terbaru dan mengikuti yang datang.</translation>
    </message>
</context>
<context>
    <name>halfstep::EventText</name>
    <message>
        <source>The run begins: %1 on %2, %3 training samples, %4 parameters.</source>
        <translation>Run dimulai: %1 pada %2, %3 sampel latih, %4 parameter.</translation>
    </message>
    <message>
        <source>The run goes on after attempt %1: %2 on %3.</source>
        <translation>Run dilanjutkan setelah percobaan %1: %2 pada %3.</translation>
    </message>
    <message>
        <source>Deliberate mistakes are on: %1.</source>
        <translation>Kesalahan yang disengaja aktif: %1.</translation>
    </message>
    <message>
        <source>scale stays %1</source>
        <translation>skala loss tetap %1</translation>
    </message>
    <message>
        <source>scale %1 → %2</source>
        <translation>skala loss %1 → %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Attempt %1 skipped: %2; %3.</source>
        <translation>Percobaan %1 dilewati: %2; %3.</translation>
    </message>
    <message>
        <source>Attempts %1 to %2 skipped: %3; %4.</source>
        <translation>Percobaan %1 sampai %2 dilewati: %3; %4.</translation>
    </message>
    <message>
        <source>After attempt %1 the scale grows: %2 → %3.</source>
        <translation>Setelah percobaan %1 skala loss naik: %2 → %3.</translation>
    </message>
    <message>
        <source>Epoch %1 is the best so far: validation loss %2.</source>
        <translation>Epoch %1 terbaik sejauh ini: loss validasi %2.</translation>
    </message>
    <message>
        <source>The scaler is looking for a scale that fits; the first skips are normal.</source>
        <translation>Penskala loss mencari skala loss yang cocok; langkah dilewati di awal itu wajar.</translation>
    </message>
    <message>
        <source>Attempt %1: the scale has settled; a skip now and then is normal.</source>
        <translation>Percobaan %1: skala loss sudah mantap; sesekali dilewati itu wajar.</translation>
    </message>
    <message>
        <source>Attempt %1: skipping no longer helps, the run is collapsing.</source>
        <translation>Percobaan %1: melewati langkah tidak lagi menolong, run sedang kolaps.</translation>
    </message>
    <message>
        <source>From attempt %1 on: %2 %3 → %4.</source>
        <translation>Mulai percobaan %1: %2 %3 → %4.</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Rincian: %1</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Disimpan di %1.</translation>
    </message>
    <message>
        <source>This run is not saved.</source>
        <translation>Run ini tidak disimpan.</translation>
    </message>
    <message>
        <source>From epoch %1 on the validation loss is not a finite number.</source>
        <translation>Mulai epoch %1 loss validasi bukan bilangan hingga.</translation>
    </message>
    <message>
        <source>The run begins: %1 on %2, %3 parameters.</source>
        <translation>Run dimulai: %1 pada %2, %3 parameter.</translation>
    </message>
    <message>
        <source>%1 of the attempts %2 to %3 skipped: %4; %5.</source>
        <translation>%1 dari percobaan %2 sampai %3 dilewati: %4; %5.</translation>
    </message>
    <message>
        <source>From attempt %1 to %2 the scale grows: %3 → %4.</source>
        <translation>Dari percobaan %1 sampai %2 skala loss naik: %3 → %4.</translation>
    </message>
    <message>
        <source>Weights, optimizer state and update count stay unchanged.</source>
        <translation>Bobot, keadaan pengoptimal, dan jumlah pembaruan tidak berubah.</translation>
    </message>
    <message>
        <source>Weights, optimizer state, schedule and update count stay unchanged.</source>
        <translation>Bobot, keadaan pengoptimal, jadwal, dan jumlah pembaruan tidak berubah.</translation>
    </message>
    <message>
        <source>Your note at attempt %1: %2</source>
        <translation>Catatan Anda pada percobaan %1: %2</translation>
    </message>
    <message>
        <source>Your note at attempt %1 now says: %2</source>
        <translation>Catatan Anda pada percobaan %1 kini berbunyi: %2</translation>
    </message>
    <message>
        <source>Your note at attempt %1 was deleted: %2</source>
        <translation>Catatan Anda pada percobaan %1 dihapus: %2</translation>
    </message>
</context>
<context>
    <name>halfstep::ExportDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>Gambar PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Gambar vektor SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Halaman PDF</translation>
    </message>
    <message>
        <source>CSV data as shown</source>
        <translation>Data CSV yang terlihat</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Lebar</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Tinggi</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Simpan…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>piksel</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Export a figure</source>
        <translation>Ekspor gambar</translation>
    </message>
    <message>
        <source>Puts the figure on the clipboard, as a picture.</source>
        <translation>Menaruh gambar di papan klip.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Run and main settings below the figure</source>
        <translation>Run dan pengaturan utama di bawah gambar</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Simpan gambar</translation>
    </message>
</context>
<context>
    <name>halfstep::FileDialog</name>
    <message>
        <source>%1 file</source>
        <translation>Berkas %1</translation>
    </message>
</context>
<context>
    <name>halfstep::FoldingGroup</name>
    <message numerus="yes">
        <source>%n change(s) in this group apply to the next run.</source>
        <translation>
            <numerusform>%n perubahan di kelompok ini berlaku untuk run berikutnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes in this group apply to the next run.</source>
        <translation>Perubahan di kelompok ini berlaku untuk run berikutnya.</translation>
    </message>
</context>
<context>
    <name>halfstep::FormatGrid</name>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nol</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>tak hingga</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Any format of 2 to 8 exponent and 1 to 23 mantissa bits, as e3m4; _sat at the end makes it saturate.</source>
        <translation>Format apa pun dengan 2 sampai 8 bit eksponen dan 1 sampai 23 bit mantisa, misalnya e3m4; _sat di akhir membuatnya jenuh.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Sign, exponent, mantissa</source>
        <translation>Tanda, eksponen, mantisa</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tersimpan</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Kelas</translation>
    </message>
    <message>
        <source>Absolute error</source>
        <translation>Galat mutlak</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation>Galat relatif</translation>
    </message>
    <message>
        <source>Next below</source>
        <translation>Tetangga bawah</translation>
    </message>
    <message>
        <source>Next above</source>
        <translation>Tetangga atas</translation>
    </message>
    <message>
        <source>Free format</source>
        <translation>Format bebas</translation>
    </message>
</context>
<context>
    <name>halfstep::FormatsPage</name>
    <message>
        <source>Export the &amp;figure…</source>
        <translation>Ekspor &amp;gambar…</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>Ekspor &amp;tabel…</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>%1 in %2 is %3: %4</source>
        <translation>%1 dalam %2 adalah %3: %4</translation>
    </message>
    <message>
        <source>Decimal, inf, nan, 0x1.8p-3, or bits of %1: %2</source>
        <translation>Desimal, inf, nan, 0x1.8p-3, atau bit %1: %2</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ini bukan format; tulislah seperti e4m3, dengan 2 sampai 8 bit eksponen dan 1 sampai 23 bit mantisa.</translation>
    </message>
    <message>
        <source>Bias %1, smallest subnormal %2, smallest normal %3, largest %4, spacing above 1: %5.</source>
        <translation>Bias %1, subnormal terkecil %2, normal terkecil %3, terbesar %4, jarak di atas 1: %5.</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Gambar disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Bilangan</translation>
    </message>
    <message>
        <source>Number &amp;line</source>
        <translation>&amp;Garis bilangan</translation>
    </message>
    <message>
        <source>logarithmic scale</source>
        <translation>skala logaritmik</translation>
    </message>
    <message>
        <source>linear scale</source>
        <translation>skala linear</translation>
    </message>
    <message>
        <source>neighbours in the chosen format</source>
        <translation>tetangga dalam format terpilih</translation>
    </message>
    <message>
        <source>Multiply by S</source>
        <translation>Kalikan dengan S</translation>
    </message>
    <message>
        <source>Sums that stick</source>
        <translation>Jumlah yang macet</translation>
    </message>
    <message>
        <source>Figure…</source>
        <translation>Gambar…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabel…</translation>
    </message>
    <message>
        <source>Saves the number line as PNG, SVG, PDF or CSV.</source>
        <translation>Menyimpan garis bilangan sebagai PNG, SVG, PDF, atau CSV.</translation>
    </message>
    <message>
        <source>Saves the numbers, or the steps of the sum, as CSV or JSON.</source>
        <translation>Menyimpan bilangan, atau langkah-langkah penjumlahan, sebagai CSV atau JSON.</translation>
    </message>
    <message>
        <source>Neighbours: %1 and %2.</source>
        <translation>Tetangga: %1 dan %2.</translation>
    </message>
    <message>
        <source>Overflow: the value is past the largest number.</source>
        <translation>Overflow: nilainya melewati bilangan terbesar.</translation>
    </message>
    <message>
        <source>Underflow: the value is at most half the smallest number.</source>
        <translation>Underflow: nilainya paling banyak setengah bilangan terkecil.</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Istilah: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::FuseChart</name>
    <message>
        <source>Validation loss and patience</source>
        <translation>Loss validasi dan kesabaran</translation>
    </message>
    <message>
        <source>Validation loss after every epoch, the best one flagged; early stopping was off, so that no fuse burnt, and a dotted line stands where it would have stopped.</source>
        <translation>Loss validasi setelah tiap epoch, yang terbaik ditandai; penghentian dini nonaktif sehingga tidak ada sumbu yang terbakar, dan garis titik-titik menunjukkan di mana run akan berhenti.</translation>
    </message>
    <message>
        <source>Validation loss after every epoch, the best one flagged; below it patience burns down like a fuse, and is whole again after every improvement beyond the least gain.</source>
        <translation>Loss validasi setelah tiap epoch, yang terbaik ditandai; di bawahnya kesabaran terbakar habis seperti sumbu, dan utuh kembali setelah tiap perbaikan yang melebihi perbaikan minimum.</translation>
    </message>
    <message>
        <source>patience left</source>
        <translation>sisa kesabaran</translation>
    </message>
    <message>
        <source>would have stopped</source>
        <translation>akan berhenti</translation>
    </message>
    <message>
        <source>the best so far</source>
        <translation>yang terbaik sejauh ini</translation>
    </message>
    <message>
        <source>patience %1 of %2</source>
        <translation>kesabaran %1 dari %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>berhenti</translation>
    </message>
</context>
<context>
    <name>halfstep::GlossaryDialog</name>
    <message>
        <source>Nothing is called so.</source>
        <translation>Tidak ada yang bernama demikian.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosarium</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Cari dalam glosarium</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Istilah</translation>
    </message>
    <message>
        <source>Labs that show it:</source>
        <translation>Lab yang memperlihatkannya:</translation>
    </message>
</context>
<context>
    <name>halfstep::InsideDocks</name>
    <message>
        <source>Range window</source>
        <translation>Jendela rentang</translation>
    </message>
    <message>
        <source>Step microscope</source>
        <translation>Mikroskop langkah</translation>
    </message>
    <message>
        <source>Cast map</source>
        <translation>Peta format</translation>
    </message>
    <message>
        <source>Lost updates</source>
        <translation>Pembaruan hilang</translation>
    </message>
    <message>
        <source>Skip ledger</source>
        <translation>Buku langkah lewat</translation>
    </message>
    <message>
        <source>Where time goes</source>
        <translation>Ke mana waktu habis</translation>
    </message>
    <message>
        <source>Memory ledger</source>
        <translation>Buku memori</translation>
    </message>
    <message>
        <source>Stop autopsy</source>
        <translation>Bedah penghentian</translation>
    </message>
    <message>
        <source>Scaler replay</source>
        <translation>Putar ulang penskala</translation>
    </message>
</context>
<context>
    <name>halfstep::LabCharts</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Grafik</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafik</translation>
    </message>
</context>
<context>
    <name>halfstep::LabForm</name>
    <message>
        <source>empty: by chance</source>
        <translation>kosong: acak</translation>
    </message>
</context>
<context>
    <name>halfstep::LabTexts</name>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
</context>
<context>
    <name>halfstep::LabView</name>
    <message>
        <source>Figure</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Save the lab&apos;s result in a new folder</source>
        <translation>Simpan hasil lab di folder baru</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Disimpan di %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Hitung</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Simpan…</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Istilah: %1</translation>
    </message>
    <message>
        <source>Your curve</source>
        <translation>Kurva Anda</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prediksi</translation>
    </message>
    <message>
        <source>What is predicted is no number.</source>
        <translation>Prediksinya bukan angka.</translation>
    </message>
    <message>
        <source>Computed: %1</source>
        <translation>Selesai dihitung: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::LabsPage</name>
    <message>
        <source>Labs</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>done</source>
        <translation>selesai</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n menit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halfstep::LayerTable</name>
    <message>
        <source>input</source>
        <translation>masukan</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>konvolusi</translation>
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
        <translation>Jenis lapisan</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Keluaran</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Jendela</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Naik</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Turun</translation>
    </message>
    <message>
        <source>Adds a layer behind the one that is marked.</source>
        <translation>Menambah lapisan di belakang yang ditandai.</translation>
    </message>
</context>
<context>
    <name>halfstep::LookedAtWindow</name>
    <message>
        <source>No run yet</source>
        <translation>Belum ada run</translation>
    </message>
    <message>
        <source>Nothing told yet</source>
        <translation>Belum ada data</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>percobaan %1</translation>
    </message>
    <message>
        <source>%1, the nearest told to %2</source>
        <translation>%1, terdekat dengan %2</translation>
    </message>
    <message>
        <source>%1, the last told of %2</source>
        <translation>%1, rincian terakhir dari %2</translation>
    </message>
</context>
<context>
    <name>halfstep::LostOverTimeChart</name>
    <message>
        <source>Lost updates over time</source>
        <translation>Pembaruan hilang per percobaan</translation>
    </message>
    <message>
        <source>The share of lost updates of every attempt as it ran, and, computed at the windows that were told, with weights kept the other way.</source>
        <translation>Bagian pembaruan yang hilang pada setiap percobaan sebagaimana berjalan, dan, dihitung pada jendela yang tercatat, bila bobot disimpan dengan cara lain.</translation>
    </message>
    <message>
        <source>share of the steps other than zero</source>
        <translation>bagian dari langkah yang bukan nol</translation>
    </message>
    <message>
        <source>as it ran: %1</source>
        <translation>sebagaimana berjalan: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>dihitung: %1</translation>
    </message>
    <message>
        <source>With %1, an attempt lost between %2 and %3 of its updates.</source>
        <translation>Dengan %1, suatu percobaan kehilangan antara %2 dan %3 pembaruannya.</translation>
    </message>
    <message>
        <source>Computed at the windows that were told, with %1 it would have been between %2 and %3.</source>
        <translation>Dihitung pada jendela yang tercatat, dengan %1 akan hilang antara %2 dan %3.</translation>
    </message>
    <message>
        <source>lost steps</source>
        <translation>langkah hilang</translation>
    </message>
</context>
<context>
    <name>halfstep::LostUpdatesChart</name>
    <message>
        <source>Lost updates</source>
        <translation>Pembaruan hilang</translation>
    </message>
    <message>
        <source>Lost updates · attempt %1</source>
        <translation>Pembaruan hilang · percobaan %1</translation>
    </message>
    <message>
        <source>How many of the optimizer&apos;s steps leave their weight as it was, since they are smaller than half the distance to the next number.</source>
        <translation>Berapa banyak langkah pengoptimal yang membiarkan bobotnya tetap, karena lebih kecil dari setengah jarak ke bilangan berikutnya.</translation>
    </message>
    <message>
        <source>Attempt %1 was not applied, so no update was lost.</source>
        <translation>Percobaan %1 tidak diterapkan, sehingga tidak ada pembaruan yang hilang.</translation>
    </message>
    <message>
        <source>lost of the steps other than zero [%]</source>
        <translation>hilang dari langkah yang bukan nol [%]</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>di atas %1</translation>
    </message>
    <message>
        <source>B − A: %1</source>
        <translation>B − A: %1</translation>
    </message>
    <message>
        <source>float32 master weights</source>
        <translation>bobot master float32</translation>
    </message>
    <message>
        <source>weights in %1</source>
        <translation>bobot dalam %1</translation>
    </message>
    <message>
        <source>Attempt %1, with %2: none of %3 steps left its weight as it was.</source>
        <translation>Percobaan %1, %2: tak satu pun dari %3 langkah membiarkan bobotnya tetap.</translation>
    </message>
    <message>
        <source>Attempt %1, with %2: %3 of %4 steps left their weight as it was; the most, %5, in %6.</source>
        <translation>Percobaan %1, %2: %3 dari %4 langkah membiarkan bobotnya tetap; terbanyak, %5, di %6.</translation>
    </message>
    <message>
        <source>With %1 the same step would have left %2 as they were, by computation.</source>
        <translation>Dengan %1, langkah yang sama menurut perhitungan akan membiarkan %2 bobot tetap.</translation>
    </message>
    <message>
        <source>as it ran: %1</source>
        <translation>sebagaimana berjalan: %1</translation>
    </message>
    <message>
        <source>computed: %1</source>
        <translation>dihitung: %1</translation>
    </message>
    <message>
        <source>%1: %2 computed</source>
        <translation>%1: %2 dihitung</translation>
    </message>
    <message>
        <source>lost steps [%]</source>
        <translation>langkah hilang [%]</translation>
    </message>
</context>
<context>
    <name>halfstep::MainWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ba&amp;ntuan</translation>
    </message>
    <message>
        <source>&amp;About Halfstep</source>
        <translation>&amp;Tentang Halfstep</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Sunting</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>Restore &amp;layout</source>
        <translation>Pulihkan tata &amp;letak</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Pengaturan</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Bahasa</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Follow the system</source>
        <translation>&amp;Ikuti sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Terang</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Gelap</translation>
    </message>
    <message>
        <source>&amp;Full screen, charts only</source>
        <translation>Layar &amp;penuh, hanya grafik</translation>
    </message>
    <message>
        <source>&amp;Explain what has the focus</source>
        <translation>&amp;Jelaskan yang sedang difokuskan</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosarium</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Bagian &amp;jendela berikutnya</translation>
    </message>
    <message>
        <source>&amp;Pane before</source>
        <translation>Bag&amp;ian jendela sebelumnya</translation>
    </message>
</context>
<context>
    <name>halfstep::MemoryModel</name>
    <message>
        <source>peak at m = %1, A = %2</source>
        <translation>puncak pada m = %1, A = %2</translation>
    </message>
    <message>
        <source>peak within a window</source>
        <translation>puncak di dalam satu jendela</translation>
    </message>
    <message>
        <source>the same, all in float32</source>
        <translation>yang sama, semuanya float32</translation>
    </message>
    <message>
        <source>What is held</source>
        <translation>Yang disimpan</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bita</translation>
    </message>
    <message>
        <source>Counted, computed or estimated</source>
        <translation>Dicacah, dihitung, atau perkiraan</translation>
    </message>
    <message>
        <source>peak by the Calculator&apos;s rule</source>
        <translation>puncak menurut aturan Kalkulator</translation>
    </message>
    <message>
        <source>every activation and its gradient at once, one micro-batch&apos;s inputs, no buffers of an engine</source>
        <translation>setiap aktivasi dan gradiennya sekaligus, masukan satu mikro-batch, tanpa buffer mesin</translation>
    </message>
    <message>
        <source>the rounded weights and a micro-batch&apos;s gradient before the sum, both as float32</source>
        <translation>bobot yang dibulatkan dan gradien satu mikro-batch sebelum dijumlahkan, keduanya sebagai float32</translation>
    </message>
    <message>
        <source>all activations, twice</source>
        <translation>semua aktivasi, dua kali</translation>
    </message>
    <message>
        <source>weights, and one gradient, as float32</source>
        <translation>bobot dan satu gradien, sebagai float32</translation>
    </message>
</context>
<context>
    <name>halfstep::MemoryView</name>
    <message>
        <source>Memory of the run</source>
        <translation>Memori run</translation>
    </message>
    <message>
        <source>What the run holds in memory stands here.</source>
        <translation>Di sini tercantum apa yang disimpan run di memori.</translation>
    </message>
    <message>
        <source>This run&apos;s file does not tell the shape of its data.</source>
        <translation>Berkas run ini tidak menyebutkan bentuk datanya.</translation>
    </message>
    <message>
        <source>The run&apos;s allocator counted up to %1.</source>
        <translation>Alokator run mencatat paling banyak %1.</translation>
    </message>
    <message>
        <source>%1 micro-batches of %2 need about %3 at their peak, where one batch of %4 would need about %5, estimated from shapes to within a quarter.</source>
        <translation>%1 mikro-batch berisi %2 sampel membutuhkan sekitar %3 pada puncaknya, sedangkan satu batch berisi %4 akan membutuhkan sekitar %5; keduanya perkiraan dari bentuk tensor, dengan selisih paling banyak seperempat.</translation>
    </message>
    <message>
        <source>A batch of %1 needs about %2 at its peak, estimated from shapes to within a quarter.</source>
        <translation>Satu batch berisi %1 sampel membutuhkan sekitar %2 pada puncaknya; ini perkiraan dari bentuk tensor, dengan selisih paling banyak seperempat.</translation>
    </message>
</context>
<context>
    <name>halfstep::MistakeWords</name>
    <message>
        <source>No loss scaler</source>
        <translation>Tanpa penskala loss</translation>
    </message>
    <message>
        <source>Small float16 gradients become zero.</source>
        <translation>Gradien float16 yang kecil menjadi nol.</translation>
    </message>
    <message>
        <source>Clip before unscaling</source>
        <translation>Clipping sebelum skala dikembalikan</translation>
    </message>
    <message>
        <source>The threshold then acts on the scaled gradient, and is far too small.</source>
        <translation>Ambang lalu berlaku pada gradien berskala, sehingga jauh terlalu kecil.</translation>
    </message>
    <message>
        <source>Unscale each micro-batch</source>
        <translation>Kembalikan skala tiap mikro-batch</translation>
    </message>
    <message>
        <source>Gradients are unscaled again and again within one window.</source>
        <translation>Skala gradien dikembalikan berulang kali dalam satu jendela.</translation>
    </message>
    <message>
        <source>No division by A</source>
        <translation>Tanpa pembagian dengan A</translation>
    </message>
    <message>
        <source>The summed gradient is A times too large.</source>
        <translation>Jumlah gradien A kali terlalu besar.</translation>
    </message>
    <message>
        <source>Mean of means</source>
        <translation>Rata-rata dari rata-rata</translation>
    </message>
    <message>
        <source>Unequal micro-batches count equally, so that some samples weigh too much.</source>
        <translation>Mikro-batch tak sama besar dihitung sama, sehingga sebagian sampel terlalu berbobot.</translation>
    </message>
    <message>
        <source>Step every micro-batch</source>
        <translation>Langkah tiap mikro-batch</translation>
    </message>
    <message>
        <source>This is no accumulation, but A small-batch updates.</source>
        <translation>Ini bukan akumulasi, melainkan A pembaruan batch kecil.</translation>
    </message>
    <message>
        <source>Keep gradients on a skip</source>
        <translation>Gradien disimpan saat dilewati</translation>
    </message>
    <message>
        <source>One overflow then poisons every later window.</source>
        <translation>Satu overflow lalu meracuni semua jendela berikutnya.</translation>
    </message>
    <message>
        <source>Schedule counts skips</source>
        <translation>Jadwal menghitung yang dilewati</translation>
    </message>
    <message>
        <source>The learning rate moves on although nothing was learnt.</source>
        <translation>Laju pembelajaran berlanjut walau tidak ada yang dipelajari.</translation>
    </message>
    <message>
        <source>Autocast around backward</source>
        <translation>Autocast di sekitar backward</translation>
    </message>
    <message>
        <source>The backward pass runs inside autocast, where it does not belong.</source>
        <translation>Backward pass berjalan di dalam autocast, yang bukan tempatnya.</translation>
    </message>
    <message>
        <source>Evaluate in training mode</source>
        <translation>Evaluasi dalam mode pelatihan</translation>
    </message>
    <message>
        <source>Dropout and batch statistics disturb the validation.</source>
        <translation>Dropout dan statistik batch mengganggu validasi.</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>clipping before unscaling</source>
        <translation>clipping sebelum skala dikembalikan</translation>
    </message>
    <message>
        <source>unscaling each micro-batch</source>
        <translation>skala dikembalikan tiap mikro-batch</translation>
    </message>
    <message>
        <source>no division by A</source>
        <translation>tanpa pembagian dengan A</translation>
    </message>
    <message>
        <source>mean of means</source>
        <translation>rata-rata dari rata-rata</translation>
    </message>
    <message>
        <source>a step every micro-batch</source>
        <translation>langkah tiap mikro-batch</translation>
    </message>
    <message>
        <source>gradients kept on a skip</source>
        <translation>gradien disimpan saat dilewati</translation>
    </message>
    <message>
        <source>schedule counts skips</source>
        <translation>jadwal menghitung yang dilewati</translation>
    </message>
    <message>
        <source>autocast around backward</source>
        <translation>autocast di sekitar backward</translation>
    </message>
    <message>
        <source>evaluation in training mode</source>
        <translation>evaluasi dalam mode pelatihan</translation>
    </message>
    <message>
        <source>Acts in the backward pass.</source>
        <translation>Berlaku pada backward pass.</translation>
    </message>
    <message>
        <source>Acts when micro-batches are added up.</source>
        <translation>Berlaku saat mikro-batch dijumlahkan.</translation>
    </message>
    <message>
        <source>Acts when gradients are unscaled.</source>
        <translation>Berlaku saat skala gradien dikembalikan.</translation>
    </message>
    <message>
        <source>Acts when gradients are clipped.</source>
        <translation>Berlaku saat clipping gradien.</translation>
    </message>
    <message>
        <source>Acts at the optimizer&apos;s step.</source>
        <translation>Berlaku pada langkah pengoptimal.</translation>
    </message>
    <message>
        <source>Acts when a step is skipped.</source>
        <translation>Berlaku saat langkah dilewati.</translation>
    </message>
    <message>
        <source>Acts on the learning rate&apos;s schedule.</source>
        <translation>Berlaku pada jadwal laju pembelajaran.</translation>
    </message>
    <message>
        <source>Acts when the model is evaluated.</source>
        <translation>Berlaku saat model dievaluasi.</translation>
    </message>
</context>
<context>
    <name>halfstep::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>One line, drawn in every chart at this attempt</source>
        <translation>Satu baris, digambar di setiap grafik pada percobaan ini</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>At attempt</source>
        <translation>Pada percobaan</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
</context>
<context>
    <name>halfstep::NumberBox</name>
    <message>
        <source>This is not a number; write it like 16.</source>
        <translation>Ini bukan bilangan; tulis seperti 16.</translation>
    </message>
    <message>
        <source>This is not a number; write it like 0.001, 0,001 or 1e-3.</source>
        <translation>Ini bukan bilangan; tulis seperti 0,001, 0.001, atau 1e-3.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Harus bilangan bulat.</translation>
    </message>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ini bisa berarti ribuan atau desimal; tulis tanpa pemisah.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Bilangan ini terlalu besar.</translation>
    </message>
    <message>
        <source>This must be greater than %1.</source>
        <translation>Harus lebih besar dari %1.</translation>
    </message>
    <message>
        <source>This must be at least %1.</source>
        <translation>Harus sekurang-kurangnya %1.</translation>
    </message>
    <message>
        <source>This must be at least %1 and below %2.</source>
        <translation>Harus sekurang-kurangnya %1 dan di bawah %2.</translation>
    </message>
    <message>
        <source>This must be greater than %1 and at most %2.</source>
        <translation>Harus lebih besar dari %1 dan paling banyak %2.</translation>
    </message>
    <message>
        <source>This must be from %1 to %2.</source>
        <translation>Harus antara %1 dan %2.</translation>
    </message>
    <message>
        <source>This must be greater than %1 and below %2.</source>
        <translation>Harus lebih besar dari %1 dan di bawah %2.</translation>
    </message>
</context>
<context>
    <name>halfstep::NumberLineChart</name>
    <message>
        <source>Representable numbers</source>
        <translation>Bilangan yang dapat direpresentasikan</translation>
    </message>
    <message>
        <source>Where each format has numbers: a band&apos;s height is the logarithm of how many lie between two powers of two; where there is room, each is a line.</source>
        <translation>Di mana tiap format memiliki bilangan: tinggi pita adalah logaritma banyaknya bilangan di antara dua pangkat dua; jika ada ruang, tiap bilangan menjadi satu garis.</translation>
    </message>
    <message>
        <source>Where each format has numbers: a band&apos;s height is the logarithm of how many lie in a hundredth of the axis; where there is room, each is a line.</source>
        <translation>Di mana tiap format memiliki bilangan: tinggi pita adalah logaritma banyaknya bilangan dalam seperseratus sumbu; jika ada ruang, tiap bilangan menjadi satu garis.</translation>
    </message>
    <message>
        <source>log₂ of the magnitude</source>
        <translation>log₂ dari besarnya</translation>
    </message>
    <message>
        <source>number</source>
        <translation>bilangan</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>value · S, as stored</source>
        <translation>nilai · S, seperti tersimpan</translation>
    </message>
    <message>
        <source>value, as stored</source>
        <translation>nilai, seperti tersimpan</translation>
    </message>
    <message>
        <source>B − A: %1 doublings</source>
        <translation>B − A: %1 kali penggandaan</translation>
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
        <translation>&amp;Kembali ke semua tampilan</translation>
    </message>
    <message>
        <source>Show this &amp;view alone</source>
        <translation>&amp;Tampilan ini saja</translation>
    </message>
    <message>
        <source>Back to all views (%1)</source>
        <translation>Kembali ke semua tampilan (%1)</translation>
    </message>
    <message>
        <source>Show this view alone, in large type (%1)</source>
        <translation>Tampilan ini saja, dengan huruf besar (%1)</translation>
    </message>
    <message>
        <source>Show the &amp;view in use alone</source>
        <translation>Tampilan yang &amp;dipakai saja</translation>
    </message>
    <message>
        <source>Show &amp;one view alone</source>
        <translation>&amp;Satu tampilan saja</translation>
    </message>
</context>
<context>
    <name>halfstep::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Halaman</translation>
    </message>
</context>
<context>
    <name>halfstep::PredictionBox</name>
    <message>
        <source>You predicted %1, it is %2: off by %3.</source>
        <translation>Anda memprediksi %1, hasilnya %2: selisihnya %3.</translation>
    </message>
    <message>
        <source>Your curve is off by a factor of %1 on average, most at %2: by %3.</source>
        <translation>Kurva Anda meleset rata-rata dengan faktor %1, paling jauh di %2: %3.</translation>
    </message>
    <message>
        <source>Your curve is off by %1 on average, most at %2: by %3.</source>
        <translation>Kurva Anda meleset rata-rata %1, paling jauh di %2: %3.</translation>
    </message>
    <message>
        <source>Predict first: %1</source>
        <translation>Prediksi dahulu: %1</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>sebuah bilangan, atau kosong</translation>
    </message>
    <message>
        <source>Draw the curve again</source>
        <translation>Gambar kurva lagi</translation>
    </message>
    <message>
        <source>You picked “%1”, and so it is.</source>
        <translation>Anda memilih “%1”, dan memang begitu.</translation>
    </message>
    <message>
        <source>You picked “%1”, and it is not so.</source>
        <translation>Anda memilih “%1”, dan ternyata tidak begitu.</translation>
    </message>
    <message>
        <source>You picked “%1”, but it is: “%2”.</source>
        <translation>Anda memilih “%1”, tetapi yang benar: “%2”.</translation>
    </message>
</context>
<context>
    <name>halfstep::PresetBox</name>
    <message>
        <source>preset %1</source>
        <translation>prasetel %1</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Prasetel</translation>
    </message>
    <message>
        <source>own settings</source>
        <translation>pengaturan sendiri</translation>
    </message>
    <message>
        <source>Fills in all settings of a ready-made run.</source>
        <translation>Mengisi semua pengaturan dari run siap pakai.</translation>
    </message>
    <message>
        <source>From a run: %1</source>
        <translation>Dari sebuah run: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::Presets</name>
    <message>
        <source>The same CNN, data and seeds in bfloat16, whose range needs no loss scaler.</source>
        <translation>CNN, data, dan benih yang sama dalam bfloat16, yang rentangnya tidak memerlukan penskala loss.</translation>
    </message>
    <message>
        <source>A table MLP predicts late Northstar orders with Adam and stops when the validation loss no longer improves.</source>
        <translation>Dengan Adam, MLP tabel memprediksi pesanan Northstar yang terlambat, lalu berhenti bila loss validasi tidak membaik lagi.</translation>
    </message>
    <message>
        <source>A 32-48-1 MLP on 8,192 synthetic samples in float32 with Adam, to measure what an epoch costs.</source>
        <translation>MLP 32-48-1 pada 8.192 sampel sintetis dalam float32 dengan Adam, untuk mengukur biaya satu epoch.</translation>
    </message>
    <message>
        <source>A tiny MLP in float16 with a growth interval of 40: the loss scale climbs, overflows and backs off again and again.</source>
        <translation>MLP mungil dalam float16 dengan selang kenaikan 40: skala loss naik, overflow, dan mundur berulang kali.</translation>
    </message>
    <message>
        <source>Mixed precision with loss scaling</source>
        <translation>Presisi campuran dan skala loss</translation>
    </message>
    <message>
        <source>The loss scale dances</source>
        <translation>Skala loss menari</translation>
    </message>
    <message>
        <source>Early stopping on a table</source>
        <translation>Penghentian dini pada tabel</translation>
    </message>
    <message>
        <source>What an epoch costs</source>
        <translation>Biaya satu epoch</translation>
    </message>
    <message>
        <source>Underflow without a loss scaler</source>
        <translation>Underflow tanpa penskala loss</translation>
    </message>
    <message>
        <source>A small CNN learns GlyphLab images in float16. The loss scale doubles after 20 clean attempts, an overflow skips a step and halves it, and clipping acts at 1.5. The interval is for a lecture; PyTorch&apos;s is 2,000.</source>
        <translation>CNN kecil belajar citra GlyphLab dalam float16. Skala loss berlipat dua setelah 20 percobaan bersih, overflow melewati satu langkah dan membagi duanya, dan clipping berlaku di 1,5. Selang ini untuk kuliah; PyTorch memakai 2.000.</translation>
    </message>
    <message>
        <source>The CNN with PyTorch&apos;s defaults</source>
        <translation>CNN dengan nilai bawaan PyTorch</translation>
    </message>
    <message>
        <source>The same CNN in float16 with PyTorch&apos;s growth interval of 2,000 and clipping at 5: for most of the run the loss scale stays at 65,536.</source>
        <translation>CNN yang sama dalam float16 dengan selang kenaikan PyTorch 2.000 dan clipping di 5: hampir sepanjang run skala loss tetap 65.536.</translation>
    </message>
    <message>
        <source>The CNN in float32</source>
        <translation>CNN dalam float32</translation>
    </message>
    <message>
        <source>The same CNN, data and seeds in float32, to compare with: no scale, no skipped step.</source>
        <translation>CNN, data, dan benih yang sama dalam float32, sebagai pembanding: tanpa skala loss, tanpa langkah yang dilewati.</translation>
    </message>
    <message>
        <source>The CNN in bfloat16</source>
        <translation>CNN dalam bfloat16</translation>
    </message>
    <message>
        <source>Overflow until the scale is zero</source>
        <translation>Overflow sampai skala loss nol</translation>
    </message>
    <message>
        <source>A learning rate of 1,000 throws the weights so far that the second loss is NaN. The scaler halves the loss scale at every attempt, down to zero: no scale cures a forward pass that overflows.</source>
        <translation>Laju pembelajaran 1.000 melempar bobot begitu jauh sehingga loss kedua sudah NaN. Penskala loss membagi dua skala loss pada setiap percobaan, sampai nol: skala loss mana pun tidak menolong forward pass yang overflow.</translation>
    </message>
    <message>
        <source>Clipping before unscaling</source>
        <translation>Clipping sebelum skala dikembalikan</translation>
    </message>
    <message>
        <source>Clipping at 1 sees gradients that are still multiplied by 65,536, and unscaling shrinks what is left once more: the loss does not move. Take the mistake away and it falls.</source>
        <translation>Clipping di 1 melihat gradien yang masih dikalikan 65.536, lalu pengembalian skala mengecilkan sisanya: loss tidak bergerak. Hilangkan kesalahannya, maka loss turun.</translation>
    </message>
    <message>
        <source>Four micro-batches of 4</source>
        <translation>Empat mikro-batch berisi 4</translation>
    </message>
    <message>
        <source>Four micro-batches of 4 make each update of the CNN in float32. Its losses are those of one batch of 16, and its peak of memory is lower.</source>
        <translation>Setiap pembaruan CNN memakai empat mikro-batch berisi 4 dalam float32. Loss-nya sama dengan loss satu batch berisi 16, dan puncak memorinya lebih rendah.</translation>
    </message>
    <message>
        <source>One batch of 16</source>
        <translation>Satu batch berisi 16</translation>
    </message>
    <message>
        <source>One batch of 16 makes each update of the CNN in float32. Its losses are those of four micro-batches of 4, and its peak of memory is higher.</source>
        <translation>Setiap pembaruan CNN memakai satu batch berisi 16 dalam float32. Loss-nya sama dengan loss empat mikro-batch berisi 4, dan puncak memorinya lebih tinggi.</translation>
    </message>
    <message>
        <source>Early stopping against overfitting</source>
        <translation>Penghentian dini vs. overfitting</translation>
    </message>
    <message>
        <source>A tiny MLP learns its images by heart: training loss goes on falling while validation loss rises. Patience burns down epoch by epoch; at the stop the best epoch&apos;s weights are taken back.</source>
        <translation>MLP mungil menghafal citranya: loss pelatihan terus turun sementara loss validasi naik. Kesabaran habis epoch demi epoch; saat berhenti, bobot epoch terbaik dipakai kembali.</translation>
    </message>
    <message>
        <source>Every update averages all 2,100 training images, so every gradient entry is too small for fp8 e4m3: all become zero and nothing is learned. Take the mistake away and it learns.</source>
        <translation>Setiap pembaruan merata-ratakan semua 2.100 citra pelatihan, sehingga setiap elemen gradien terlalu kecil untuk fp8 e4m3: semuanya menjadi nol dan tidak ada yang dipelajari. Hilangkan kesalahannya, maka ia belajar.</translation>
    </message>
</context>
<context>
    <name>halfstep::ProblemStrip</name>
    <message>
        <source>Hide this message</source>
        <translation>Sembunyikan pesan ini</translation>
    </message>
</context>
<context>
    <name>halfstep::RangeChart</name>
    <message>
        <source>lost to zero</source>
        <translation>menjadi nol</translation>
    </message>
    <message>
        <source>subnormal</source>
        <translation>subnormal</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>jenuh</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>share of elements [%]</source>
        <translation>bagian elemen [%]</translation>
    </message>
    <message>
        <source>zero before %1</source>
        <translation>nol sejak awal %1</translation>
    </message>
    <message>
        <source>elements: %1</source>
        <translation>elemen: %1</translation>
    </message>
    <message>
        <source>B − A: %1 doublings</source>
        <translation>B − A: %1 penggandaan</translation>
    </message>
    <message>
        <source>made zero by rounding %1</source>
        <translation>menjadi nol karena pembulatan %1</translation>
    </message>
    <message>
        <source>overflowed: inf %1 · NaN %2</source>
        <translation>overflow: inf %1 · NaN %2</translation>
    </message>
    <message>
        <source>made zero by rounding: %1</source>
        <translation>menjadi nol karena pembulatan: %1</translation>
    </message>
</context>
<context>
    <name>halfstep::RangeView</name>
    <message>
        <source>no format of this name</source>
        <translation>tidak ada format dengan nama ini</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>seluruh model</translation>
    </message>
    <message>
        <source>not multiplied by S</source>
        <translation>tidak dikalikan S</translation>
    </message>
    <message>
        <source>log₂ of the magnitude</source>
        <translation>log₂ besarannya</translation>
    </message>
    <message>
        <source>This window tells nothing of it.</source>
        <translation>Jendela ini tidak memuat apa pun tentangnya.</translation>
    </message>
    <message>
        <source>Attempt %1, %2 elements in %3: lost %4, subnormal %5, overflow %6; zero before %7, inf %8, NaN %9.</source>
        <translation>Percobaan %1, %2 elemen dalam %3: hilang %4, subnormal %5, overflow %6; nol sejak awal %7, inf %8, NaN %9.</translation>
    </message>
    <message>
        <source>S = %1 saves %2 from becoming zero.</source>
        <translation>S = %1 menyelamatkan %2 agar tidak menjadi nol.</translation>
    </message>
    <message>
        <source>What was rounded to zero on the way is among the zeros before.</source>
        <translation>Yang dibulatkan menjadi nol di tengah jalan termasuk nol sejak awal.</translation>
    </message>
    <message>
        <source>Counted in the last micro-batch, before its gradient was rounded.</source>
        <translation>Dihitung pada mikro-batch terakhir, sebelum gradiennya dibulatkan.</translation>
    </message>
    <message>
        <source>Where a border lies inside a power of two, bounds are given.</source>
        <translation>Bila sebuah batas jatuh di antara dua pangkat dua, yang diberikan adalah batas bawah dan atas.</translation>
    </message>
    <message>
        <source>&amp;Counted</source>
        <translation>Yang &amp;dihitung</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Dari</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>as in the run</source>
        <translation>seperti aslinya</translation>
    </message>
    <message>
        <source>Puts S back to the loss scale that the window had.</source>
        <translation>Mengembalikan S ke skala loss yang dipakai jendela itu.</translation>
    </message>
    <message>
        <source>Loss scale S</source>
        <translation>Skala loss S</translation>
    </message>
    <message>
        <source>A format of the list, or any eXmY, such as e4m3 or e6m9.</source>
        <translation>Format dari daftar, atau eXmY apa pun, misalnya e4m3 atau e6m9.</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradien</translation>
    </message>
    <message>
        <source>gradient before rounding</source>
        <translation>gradien sebelum pembulatan</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>bobot</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>pembaruan</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>aktivasi</translation>
    </message>
    <message>
        <source>activations&apos; gradient</source>
        <translation>gradien aktivasi</translation>
    </message>
    <message>
        <source>Slides the histogram: what another loss scale would lose and save. The mouse slides it in the chart as well, with Shift finely.</source>
        <translation>Menggeser histogram: apa yang hilang dan terselamatkan dengan skala loss lain. Tetikus juga menggesernya di grafik, dengan Shift secara halus.</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see what a format holds of it.</source>
        <translation>Mulai atau buka run untuk melihat apa yang dapat disimpan sebuah format darinya.</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>percobaan %1</translation>
    </message>
    <message>
        <source>log₂ of the magnitude, times S</source>
        <translation>log₂ besarannya, dikali S</translation>
    </message>
    <message>
        <source>The gradient is zero throughout. Shown is what it was before rounding: %1.</source>
        <translation>Gradien seluruhnya nol. Yang ditampilkan ialah nilainya sebelum pembulatan: %1.</translation>
    </message>
    <message>
        <source>In the last micro-batch, rounding to %1 made %2 zero; %3 were zero before it.</source>
        <translation>Pada mikro-batch terakhir, pembulatan ke %1 membuat %2 menjadi nol; %3 sudah nol sebelumnya.</translation>
    </message>
    <message>
        <source>Micro-batches are added in float32, where finite sums may lie beyond the format.</source>
        <translation>Mikro-batch dijumlahkan dalam float32, sehingga jumlah yang berhingga dapat melampaui format itu.</translation>
    </message>
    <message>
        <source>activations&apos; gradient before rounding</source>
        <translation>gradien aktivasi sebelum pembulatan</translation>
    </message>
</context>
<context>
    <name>halfstep::RecordTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>Sa&amp;lin</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Salin &amp;gambar</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>Salin &amp;data</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Simpan sebagai…</translation>
    </message>
    <message>
        <source>As many rows as fit, from the first one that is seen.</source>
        <translation>Sebanyak baris yang muat, mulai dari yang pertama terlihat.</translation>
    </message>
    <message>
        <source>All rows, over as many pages as they need.</source>
        <translation>Semua baris, sebanyak halaman yang diperlukan.</translation>
    </message>
    <message>
        <source>All rows.</source>
        <translation>Semua baris.</translation>
    </message>
</context>
<context>
    <name>halfstep::ReplayChart</name>
    <message>
        <source>Loss scale, replayed</source>
        <translation>Skala loss, diputar ulang</translation>
    </message>
    <message>
        <source>The recorded loss scale, and what the scaler would have made of the same gradients with other settings and with PyTorch&apos;s.</source>
        <translation>Skala loss yang tercatat, dan jadinya seandainya penskala menghadapi gradien yang sama dengan pengaturan lain dan dengan pengaturan PyTorch.</translation>
    </message>
    <message>
        <source>loss scale (powers of two)</source>
        <translation>skala loss (pangkat dua)</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>tercatat</translation>
    </message>
    <message>
        <source>these settings</source>
        <translation>pengaturan ini</translation>
    </message>
    <message>
        <source>PyTorch&apos;s defaults</source>
        <translation>bawaan PyTorch</translation>
    </message>
    <message>
        <source>Nothing to replay: only emulated formats tell which scales the gradients would have stood.</source>
        <translation>Tidak ada yang diputar ulang: hanya format yang diemulasi menunjukkan skala yang masih tertahan oleh gradien.</translation>
    </message>
</context>
<context>
    <name>halfstep::ReplayView</name>
    <message>
        <source>First scale</source>
        <translation>Skala awal</translation>
    </message>
    <message>
        <source>Growth factor</source>
        <translation>Faktor kenaikan</translation>
    </message>
    <message>
        <source>Backoff factor</source>
        <translation>Faktor penurunan</translation>
    </message>
    <message>
        <source>Growth interval</source>
        <translation>Selang kenaikan</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Seperti tercatat</translation>
    </message>
    <message>
        <source>Takes back the settings that the run was started with.</source>
        <translation>Mengembalikan pengaturan yang dipakai saat run dimulai.</translation>
    </message>
    <message>
        <source>Here a recorded run is replayed under other settings of the loss scaler.</source>
        <translation>Di sini run yang tercatat diputar ulang dengan pengaturan penskala loss yang lain.</translation>
    </message>
    <message>
        <source>Nothing to replay: which scales the gradients would have stood is measured in emulated formats only.</source>
        <translation>Tidak ada yang diputar ulang: skala yang masih tertahan oleh gradien hanya diukur pada format yang diemulasi.</translation>
    </message>
    <message>
        <source>The gradients are the recorded ones: other skips would have led to others.</source>
        <translation>Gradiennya adalah yang tercatat: langkah lewat yang lain akan menghasilkan gradien yang lain.</translation>
    </message>
    <message>
        <source>After a recorded overflow only an upper bound of the scale is known.</source>
        <translation>Setelah overflow yang tercatat, hanya batas atas skala yang diketahui.</translation>
    </message>
    <message>
        <source>With these settings %1 of %2 attempts would be skipped, where %3 of the same were; the scale would end at %4.</source>
        <translation>Dengan pengaturan ini %1 dari %2 percobaan akan dilewati, sedangkan dari percobaan yang sama sebenarnya %3 dilewati; skala akan berakhir di %4.</translation>
    </message>
    <message>
        <source>The replay ends with attempt %1, since the next scale would be below the floor.</source>
        <translation>Pemutaran ulang berakhir pada percobaan %1, karena skala berikutnya akan berada di bawah batas bawah.</translation>
    </message>
    <message>
        <source>From attempt %1 on the recorded scale was 0, so that it is not known which scale the gradients would have stood: of %2 attempts %3 are left out on both sides.</source>
        <translation>Sejak percobaan %1 skala yang tercatat adalah 0 sehingga tidak diketahui skala mana yang masih tertahan oleh gradien: dari %2 percobaan, %3 tidak diperhitungkan di kedua sisi.</translation>
    </message>
    <message>
        <source>Of %1 attempts %2 are left out on both sides, since they ran in no emulated format.</source>
        <translation>Dari %1 percobaan, %2 tidak diperhitungkan di kedua sisi, karena tidak berjalan pada format yang diemulasi.</translation>
    </message>
</context>
<context>
    <name>halfstep::ResultFormulas</name>
    <message>
        <source>right answers / samples = %1/%2</source>
        <translation>jawaban benar / sampel = %1/%2</translation>
    </message>
    <message>
        <source>corruption costs %1 − %2 = %3 percentage points</source>
        <translation>korupsi merugikan %1 − %2 = %3 poin persen</translation>
    </message>
    <message>
        <source>the lowest validation loss: %1</source>
        <translation>loss validasi terendah: %1</translation>
    </message>
    <message>
        <source>the last one with a validation loss &lt; best so far − min_delta, min_delta = %1</source>
        <translation>yang terakhir dengan loss validasi &lt; terbaik sejauh ini − min_delta, min_delta = %1</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 attempts</source>
        <translation>%1 + %2 = %3 percobaan</translation>
    </message>
    <message>
        <source>%1 samples / %2 s in the stages of training = %3 samples/s</source>
        <translation>%1 sampel / %2 dtk dalam tahap pelatihan = %3 sampel/dtk</translation>
    </message>
</context>
<context>
    <name>halfstep::ResultsPanel</name>
    <message>
        <source>Test and corrupted-test accuracy appear here when the run has ended: the test set stays sealed until the best weights are restored, so that nothing is chosen by it.</source>
        <translation>Akurasi uji dan uji terkorupsi muncul di sini setelah run berakhir: himpunan uji tetap tersegel sampai bobot terbaik dipulihkan, agar tidak ada yang dipilih berdasarkan data itu.</translation>
    </message>
    <message>
        <source>Test accuracy</source>
        <translation>Akurasi uji</translation>
    </message>
    <message>
        <source>Corrupted test accuracy</source>
        <translation>Akurasi uji terkorupsi</translation>
    </message>
    <message>
        <source>Test loss</source>
        <translation>Loss uji</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Epoch terbaik</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Akurasi validasi</translation>
    </message>
    <message>
        <source>Best validation loss</source>
        <translation>Loss validasi terbaik</translation>
    </message>
    <message>
        <source>Updates applied, skipped</source>
        <translation>Pembaruan diterapkan, dilewati</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisi</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>Folder run</translation>
    </message>
    <message>
        <source>With deliberate mistakes: %1.</source>
        <translation>Dengan kesalahan yang disengaja: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>tidak disimpan</translation>
    </message>
    <message>
        <source>%1 s; in training %2 samples/s</source>
        <translation>%1 dtk; saat pelatihan %2 sampel/dtk</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Shows the run folder in the file manager</source>
        <translation>Menampilkan folder run di pengelola berkas</translation>
    </message>
    <message>
        <source>Open the run folder</source>
        <translation>Buka folder run</translation>
    </message>
    <message>
        <source>there is no corrupted test set</source>
        <translation>tidak ada himpunan uji terkorupsi</translation>
    </message>
    <message>
        <source>the targets are not classes</source>
        <translation>targetnya bukan kelas</translation>
    </message>
    <message>
        <source>it is measured when a run ends by itself</source>
        <translation>diukur bila run berakhir dengan sendirinya</translation>
    </message>
    <message>
        <source>there are no validation data</source>
        <translation>tidak ada data validasi</translation>
    </message>
    <message>
        <source>the test set stays sealed: the run was stopped</source>
        <translation>himpunan uji tetap tersegel: run dihentikan</translation>
    </message>
    <message>
        <source>the test set stays sealed: the run failed</source>
        <translation>himpunan uji tetap tersegel: run gagal</translation>
    </message>
    <message>
        <source>there is no test set</source>
        <translation>tidak ada himpunan uji</translation>
    </message>
    <message>
        <source>no epoch ended with a finite validation loss</source>
        <translation>tidak ada epoch yang loss validasinya berupa bilangan hingga</translation>
    </message>
    <message>
        <source>Final loss scale</source>
        <translation>Skala loss akhir</translation>
    </message>
    <message>
        <source>Last clip coefficient</source>
        <translation>Koefisien clipping terakhir</translation>
    </message>
    <message>
        <source>Effective batch</source>
        <translation>Batch efektif</translation>
    </message>
    <message>
        <source>TensorBoard log</source>
        <translation>Log TensorBoard</translation>
    </message>
    <message>
        <source>%1 s; in training %2 samples/s, measured at a slowed pace, with cold caches</source>
        <translation>%1 dtk; saat pelatihan %2 sampel/dtk, diukur pada laju yang diperlambat, dengan cache dingin</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Mesin</translation>
    </message>
</context>
<context>
    <name>halfstep::RunCaption</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 pada %2</translation>
    </message>
    <message>
        <source>%1, learning rate %2</source>
        <translation>%1, laju pembelajaran %2</translation>
    </message>
    <message>
        <source>clipping at %1</source>
        <translation>clipping pada %1</translation>
    </message>
    <message>
        <source>no clipping</source>
        <translation>tanpa clipping</translation>
    </message>
    <message>
        <source>mistake: %1</source>
        <translation>kesalahan: %1</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>mesin %1</translation>
    </message>
</context>
<context>
    <name>halfstep::SamplesPanel</name>
    <message>
        <source>ring</source>
        <translation>cincin</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>silang</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>segitiga</translation>
    </message>
    <message>
        <source>noise %1</source>
        <translation>derau %1</translation>
    </message>
    <message>
        <source>blur %1</source>
        <translation>kabur %1</translation>
    </message>
    <message>
        <source>contrast %1</source>
        <translation>kontras %1</translation>
    </message>
    <message>
        <source>occlusion %1</source>
        <translation>oklusi %1</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>geser %1</translation>
    </message>
    <message>
        <source>No samples are shown of this data set.</source>
        <translation>Sampel himpunan data ini tidak ditampilkan.</translation>
    </message>
    <message>
        <source>Training images with their class; below, the same damaged as in the corrupted test set, with the severity from 1 to 5.</source>
        <translation>Citra pelatihan dengan kelasnya; di bawahnya citra yang sama dirusak seperti dalam himpunan uji terkorupsi, dengan tingkat 1 sampai 5.</translation>
    </message>
    <message>
        <source>late</source>
        <translation>terlambat</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>tepat waktu</translation>
    </message>
    <message>
        <source>The first training orders; late means delivered after more than 7 days.</source>
        <translation>Pesanan pelatihan pertama; terlambat berarti dikirim setelah lebih dari 7 hari.</translation>
    </message>
    <message>
        <source>The same images in the corrupted test set, with damage and severity:</source>
        <translation>Citra yang sama dalam himpunan uji terkorupsi, dengan kerusakan dan tingkatnya:</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prediksi</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>pengiriman</translation>
    </message>
    <message>
        <source>Test orders and what the best weights predict; ✗ marks what is wrong. Wrong in all: %1.</source>
        <translation>Pesanan uji dan prediksi bobot terbaik; ✗ menandai yang salah. Salah dari seluruhnya: %1.</translation>
    </message>
    <message>
        <source>Test images and what the best weights predict; ✗ and a frame mark what is wrong, with the right class in brackets. Wrong in all: %1 of the test images, %2 of the corrupted ones.</source>
        <translation>Citra uji dan prediksi bobot terbaik; ✗ dan bingkai menandai yang salah, dengan kelas yang benar dalam kurung. Salah dari seluruhnya: %1 pada citra uji, %2 pada yang terkorupsi.</translation>
    </message>
    <message>
        <source>A stored run holds no predictions: they appear when a run ends in this window.</source>
        <translation>Run tersimpan tidak memuat prediksi: prediksi muncul ketika suatu run berakhir di jendela ini.</translation>
    </message>
    <message>
        <source>There are no predictions: the test set stays sealed, since the run was stopped.</source>
        <translation>Tidak ada prediksi: himpunan uji tetap tersegel, karena run dihentikan.</translation>
    </message>
    <message>
        <source>The predictions are those of evaluation mode. By a deliberate mistake the shares of what is wrong were counted in training mode, and may not agree with them.</source>
        <translation>Prediksi ini dibuat dalam mode evaluasi. Karena kesalahan yang disengaja, bagian yang salah dihitung dalam mode pelatihan, sehingga mungkin tidak cocok.</translation>
    </message>
</context>
<context>
    <name>halfstep::ScalePanel</name>
    <message>
        <source>S = %1 = %2, value · S = %3</source>
        <translation>S = %1 = %2, nilai · S = %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>Loss scale &amp;S, a power of two</source>
        <translation>Skala loss &amp;S, pangkat dua</translation>
    </message>
    <message>
        <source>Loss scale S</source>
        <translation>Skala loss S</translation>
    </message>
    <message>
        <source>What becomes of value · S</source>
        <translation>Menjadi apa nilai · S</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>value · S</source>
        <translation>nilai · S</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tersimpan</translation>
    </message>
    <message>
        <source>S for a normal value</source>
        <translation>S untuk nilai normal</translation>
    </message>
</context>
<context>
    <name>halfstep::SettingFields</name>
    <message>
        <source>Data set</source>
        <translation>Himpunan data</translation>
    </message>
    <message>
        <source>What the model learns from.</source>
        <translation>Bahan belajar model.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>The folder with the four IDX files of images and labels, gzip or not.</source>
        <translation>Folder berisi empat berkas IDX citra dan label, gzip atau tidak.</translation>
    </message>
    <message>
        <source>Data seed</source>
        <translation>Benih data</translation>
    </message>
    <message>
        <source>The same seed generates the same data again.</source>
        <translation>Benih yang sama menghasilkan data yang sama.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>The network to train; its input and output sizes follow the data.</source>
        <translation>Jaringan yang dilatih; ukuran masukan dan keluarannya mengikuti data.</translation>
    </message>
    <message>
        <source>Batch normalisation</source>
        <translation>Normalisasi batch</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>The probability with which a hidden value is set to zero in training.</source>
        <translation>Peluang suatu nilai tersembunyi dijadikan nol saat pelatihan.</translation>
    </message>
    <message>
        <source>Loss function</source>
        <translation>Fungsi loss</translation>
    </message>
    <message>
        <source>What training makes small; automatic chooses by the kind of target.</source>
        <translation>Yang diperkecil oleh pelatihan; otomatis memilih menurut jenis target.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Pengoptimal</translation>
    </message>
    <message>
        <source>The rule that turns a gradient into an update.</source>
        <translation>Aturan yang mengubah gradien menjadi pembaruan.</translation>
    </message>
    <message>
        <source>How far one update moves the weights.</source>
        <translation>Sejauh mana satu pembaruan menggeser bobot.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>How much of the last direction SGD keeps.</source>
        <translation>Seberapa banyak arah terakhir dipertahankan SGD.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Peluruhan bobot</translation>
    </message>
    <message>
        <source>Pulls the weights towards zero by this factor, through the gradient.</source>
        <translation>Menarik bobot menuju nol dengan faktor ini, lewat gradien.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Jadwal</translation>
    </message>
    <message>
        <source>How the learning rate goes over the applied updates.</source>
        <translation>Perjalanan laju pembelajaran sepanjang pembaruan yang diterapkan.</translation>
    </message>
    <message>
        <source>Runs matrix products and convolutions in the low format, and keeps sums and loss in float32.</source>
        <translation>Menjalankan perkalian matriks dan konvolusi dalam format rendah, sedangkan jumlah dan loss tetap float32.</translation>
    </message>
    <message>
        <source>The low format of the matrix products.</source>
        <translation>Format rendah untuk perkalian matriks.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmetika</translation>
    </message>
    <message>
        <source>Native uses the library&apos;s own arithmetic in that format; emulated rounds around float32.</source>
        <translation>Natif memakai aritmetika pustaka dalam format itu; emulasi membulatkan di sekitar float32.</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>Bobot master</translation>
    </message>
    <message>
        <source>Keeps the weights in float32; without it small updates are lost.</source>
        <translation>Menyimpan bobot dalam float32; tanpanya pembaruan kecil hilang.</translation>
    </message>
    <message>
        <source>First scale</source>
        <translation>Skala loss awal</translation>
    </message>
    <message>
        <source>The loss scale that the run begins with.</source>
        <translation>Skala loss di awal run.</translation>
    </message>
    <message>
        <source>Growth factor</source>
        <translation>Faktor kenaikan</translation>
    </message>
    <message>
        <source>The scale is multiplied by this after enough clean steps.</source>
        <translation>Skala loss dikalikan dengan ini setelah cukup langkah bersih.</translation>
    </message>
    <message>
        <source>Backoff factor</source>
        <translation>Faktor penurunan</translation>
    </message>
    <message>
        <source>The scale is multiplied by this after a skipped step.</source>
        <translation>Skala loss dikalikan dengan ini setelah langkah dilewati.</translation>
    </message>
    <message>
        <source>Growth interval</source>
        <translation>Selang kenaikan</translation>
    </message>
    <message>
        <source>How many clean steps in a row let the scale grow.</source>
        <translation>Berapa langkah bersih berturut-turut agar skala loss naik.</translation>
    </message>
    <message>
        <source>Scale floor</source>
        <translation>Batas bawah skala loss</translation>
    </message>
    <message>
        <source>Micro-batch m</source>
        <translation>Mikro-batch m</translation>
    </message>
    <message>
        <source>Samples of one forward and backward pass; only these need memory at once.</source>
        <translation>Sampel untuk satu forward pass dan backward pass; hanya ini yang perlu memori sekaligus.</translation>
    </message>
    <message>
        <source>Micro-batches whose gradients are added up before one update.</source>
        <translation>Jumlah mikro-batch yang gradiennya dijumlahkan sebelum satu pembaruan.</translation>
    </message>
    <message>
        <source>Last window</source>
        <translation>Jendela terakhir</translation>
    </message>
    <message>
        <source>What happens with a window that the epoch&apos;s end leaves short.</source>
        <translation>Nasib jendela yang terpotong oleh akhir epoch.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Acak urutan</translation>
    </message>
    <message>
        <source>Draws a new order of the training data for each epoch.</source>
        <translation>Mengacak urutan data latih untuk tiap epoch.</translation>
    </message>
    <message>
        <source>Shortens a gradient whose global norm exceeds the threshold.</source>
        <translation>Memendekkan gradien yang norma globalnya melampaui ambang.</translation>
    </message>
    <message>
        <source>The largest global norm an unscaled gradient keeps.</source>
        <translation>Norma global terbesar bagi gradien yang skalanya sudah dikembalikan.</translation>
    </message>
    <message>
        <source>Evaluations in a row without improvement before the stop.</source>
        <translation>Evaluasi berturut-turut tanpa perbaikan sebelum berhenti.</translation>
    </message>
    <message>
        <source>A smaller gain than this does not count as improvement.</source>
        <translation>Kemajuan yang lebih kecil dari ini tidak dihitung perbaikan.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>How often the training data is gone through at most.</source>
        <translation>Berapa kali paling banyak data latih dilalui.</translation>
    </message>
    <message>
        <source>Attempts at most</source>
        <translation>Percobaan paling banyak</translation>
    </message>
    <message>
        <source>The run ends after this many windows; 0 means no limit.</source>
        <translation>Run berakhir setelah sekian jendela; 0 berarti tanpa batas.</translation>
    </message>
    <message>
        <source>Run seed</source>
        <translation>Benih run</translation>
    </message>
    <message>
        <source>Decides first weights, order and dropout; the same seed repeats the run.</source>
        <translation>Menentukan bobot awal, urutan, dan dropout; benih yang sama mengulang run.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Utas</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Perangkat</translation>
    </message>
    <message>
        <source>Where the model is trained.</source>
        <translation>Tempat model dilatih.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint tiap</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisi</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Deliberate mistakes</source>
        <translation>Kesalahan yang disengaja</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Normalises over each micro-batch and moves its running statistics once for each, so that accumulation no longer equals one large batch.</source>
        <translation>Menormalkan tiap mikro-batch dan memperbarui statistik berjalannya sekali untuk masing-masing, sehingga akumulasi tidak lagi sama dengan satu batch besar.</translation>
    </message>
    <message>
        <source>The run stops at the attempt that leaves the scale below this; 0 never stops it.</source>
        <translation>Run berhenti pada percobaan yang membuat skala loss lebih kecil dari ini; 0 tidak pernah menghentikannya.</translation>
    </message>
    <message>
        <source>Compute threads; 0 means one, and other counts may change the last bits.</source>
        <translation>Utas komputasi; 0 berarti satu, jumlah lain dapat mengubah bit terakhir.</translation>
    </message>
    <message>
        <source>Attempts between two checkpoints; 0 saves one about every five seconds.</source>
        <translation>Percobaan di antara dua checkpoint; 0 menyimpan kira-kira setiap lima detik.</translation>
    </message>
    <message>
        <source>Multiplies the loss so that small gradients survive the low format; switched off, it keeps its scale and its count of clean steps for when it is on again.</source>
        <translation>Mengalikan loss agar gradien kecil bertahan dalam format rendah; bila dinonaktifkan, skala loss dan hitungan langkah bersihnya disimpan sampai diaktifkan lagi.</translation>
    </message>
    <message>
        <source>Stops when the validation loss no longer improves, and takes the best weights back; switched off, it goes on counting, and the best weights are taken back all the same.</source>
        <translation>Berhenti bila loss validasi tidak membaik lagi, lalu memulihkan bobot terbaik; bila dinonaktifkan, hitungan tetap berjalan dan bobot terbaik tetap dipulihkan.</translation>
    </message>
    <message>
        <source>Mixed precision (&amp;AMP)</source>
        <translation>Presisi campuran (&amp;AMP)</translation>
    </message>
    <message>
        <source>&amp;Number format</source>
        <translation>&amp;Format bilangan</translation>
    </message>
    <message>
        <source>&amp;Loss scaler</source>
        <translation>Penskala &amp;loss</translation>
    </message>
    <message>
        <source>A&amp;ccumulation A</source>
        <translation>A&amp;kumulasi A</translation>
    </message>
    <message>
        <source>Cli&amp;p gradients</source>
        <translation>&amp;Clipping gradien</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>A&amp;mbang</translation>
    </message>
    <message>
        <source>Early st&amp;opping</source>
        <translation>Pen&amp;ghentian dini</translation>
    </message>
    <message>
        <source>Pat&amp;ience</source>
        <translation>K&amp;esabaran</translation>
    </message>
    <message>
        <source>&amp;Minimum improvement</source>
        <translation>Perba&amp;ikan minimum</translation>
    </message>
    <message>
        <source>Learnin&amp;g rate</source>
        <translation>La&amp;ju pembelajaran</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Sekarang</translation>
    </message>
    <message>
        <source>Layer normalisation</source>
        <translation>Normalisasi lapisan</translation>
    </message>
    <message>
        <source>Normalises over the values of each sample, which therefore does not depend on its batch: accumulation still equals one large batch.</source>
        <translation>Menormalkan atas nilai-nilai tiap sampel, sehingga sampel tidak bergantung pada batch-nya: akumulasi tetap sama dengan satu batch besar.</translation>
    </message>
</context>
<context>
    <name>halfstep::SettingRow</name>
    <message>
        <source>Choose a folder</source>
        <translation>Pilih folder</translation>
    </message>
    <message>
        <source>Changed: applies to the next run.</source>
        <translation>Diubah: berlaku untuk run berikutnya.</translation>
    </message>
    <message>
        <source>Changed: applies at the next window.</source>
        <translation>Diubah: berlaku pada jendela berikutnya.</translation>
    </message>
</context>
<context>
    <name>halfstep::SkipLedgerView</name>
    <message>
        <source>Skipped attempts</source>
        <translation>Percobaan yang dilewati</translation>
    </message>
    <message>
        <source>Attempts that were skipped stand here, with the reason and what it says.</source>
        <translation>Percobaan yang dilewati tercantum di sini, dengan alasan dan artinya.</translation>
    </message>
    <message>
        <source>None of %1 attempts was skipped.</source>
        <translation>Tidak satu pun dari %1 percobaan dilewati.</translation>
    </message>
    <message>
        <source>Of %1 attempts %2 were skipped, the last one attempt %3: %4.</source>
        <translation>Dari %1 percobaan, %2 dilewati, yang terakhir percobaan %3: %4.</translation>
    </message>
    <message>
        <source>The verdict on it: %1.</source>
        <translation>Penilaiannya: %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::SkipModel</name>
    <message>
        <source>Calibrating: every skip so far brought the starting scale down. They came before the first update, or two or more in a row that began within the first %1 attempts.</source>
        <translation>Kalibrasi: setiap langkah lewat sejauh ini menurunkan skala awal. Semuanya terjadi sebelum pembaruan pertama, atau dua atau lebih berturut-turut yang dimulai dalam %1 percobaan pertama.</translation>
    </message>
    <message>
        <source>Occasional: a skip came after the starting scale had been found, and its row does not collapse.</source>
        <translation>Sesekali: ada langkah lewat setelah skala awal ditemukan, dan deretannya tidak runtuh.</translation>
    </message>
    <message>
        <source>Collapsing: at least %1 skips in a row that no lower scale can cure, or, after the first update, a row of at least %1 skips that divided the scale by %2 or more.</source>
        <translation>Runtuh: sedikitnya %1 langkah lewat berturut-turut yang tidak tertolong oleh skala lebih rendah, atau, setelah pembaruan pertama, deretan sedikitnya %1 langkah lewat yang membagi skala dengan %2 atau lebih.</translation>
    </message>
    <message>
        <source>The run is not known from its first attempt on.</source>
        <translation>Run tidak diketahui sejak percobaan pertamanya.</translation>
    </message>
    <message>
        <source>Elements of the gradient that are not finite: %1</source>
        <translation>Elemen gradien yang tidak berhingga: %1</translation>
    </message>
    <message>
        <source>Magnitude of the largest finite element of the scaled gradient.</source>
        <translation>Besar elemen berhingga terbesar dari gradien berskala.</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Percobaan</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Alasan</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>First bad tensor</source>
        <translation>Tensor buruk</translation>
    </message>
    <message>
        <source>Largest finite</source>
        <translation>Maks. berhingga</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Beruntun</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Penilaian</translation>
    </message>
    <message>
        <source>Every element of the scaled gradient was finite, so none of them is to blame.</source>
        <translation>Semua elemen gradien berskala hingga, jadi bukan salah satunya penyebabnya.</translation>
    </message>
    <message>
        <source>No element of the scaled gradient was finite, or the run&apos;s folder does not tell its largest.</source>
        <translation>Tidak ada elemen gradien berskala yang hingga, atau folder run tidak menyebut yang terbesar.</translation>
    </message>
</context>
<context>
    <name>halfstep::SpeedSlider</name>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>How many attempts a second are run at most, so that the eye can follow.</source>
        <translation>Paling banyak berapa percobaan per detik, agar dapat diikuti mata.</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/dtk</translation>
    </message>
    <message>
        <source>1 epoch/s</source>
        <translation>1 epoch/dtk</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>kecepatan penuh</translation>
    </message>
</context>
<context>
    <name>halfstep::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>%1 of %2 labs done</source>
        <translation>%1 dari %2 lab selesai</translation>
    </message>
    <message>
        <source>A lab asks a question and computes the answer on this machine; a ready-made run can be watched while it trains. Choose one, then start it.</source>
        <translation>Lab mengajukan pertanyaan dan menghitung jawabannya di mesin ini; run siap pakai dapat diamati selama pelatihan. Pilih satu, lalu mulai.</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>Recent runs</source>
        <translation>Run terbaru</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Belum ada.</translation>
    </message>
    <message>
        <source>Ready-made runs</source>
        <translation>Run siap pakai</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n menit</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ done · %1</source>
        <translation>✓ selesai · %1</translation>
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
        <translation>mikro-batch 1 sampai %1</translation>
    </message>
    <message>
        <source>not all were looked at</source>
        <translation>tidak semuanya diamati</translation>
    </message>
    <message>
        <source>micro-batch %1 of %2</source>
        <translation>mikro-batch %1 dari %2</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>loss %1</translation>
    </message>
    <message>
        <source>weight m/n = %1/%2 = %3</source>
        <translation>bobot m/n = %1/%2 = %3</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>bobot %1</translation>
    </message>
    <message>
        <source>× S = %1: %2</source>
        <translation>× S = %1: %2</translation>
    </message>
    <message>
        <source>norm of the sum %1</source>
        <translation>norma jumlahnya %1</translation>
    </message>
    <message>
        <source>accumulated gradient S·g</source>
        <translation>gradien terakumulasi S·g</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>norma %1</translation>
    </message>
    <message>
        <source>zeros %1</source>
        <translation>nol %1</translation>
    </message>
    <message>
        <source>The element that is followed is the largest finite one.</source>
        <translation>Elemen yang diikuti adalah elemen berhingga yang terbesar.</translation>
    </message>
    <message>
        <source>unscale</source>
        <translation>pengembalian skala</translation>
    </message>
    <message>
        <source>no scale to take away</source>
        <translation>tidak ada skala untuk dikembalikan</translation>
    </message>
    <message>
        <source>all finite?</source>
        <translation>semuanya berhingga?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>first in %1</source>
        <translation>pertama di %1</translation>
    </message>
    <message>
        <source>clip at %1</source>
        <translation>clipping pada %1</translation>
    </message>
    <message>
        <source>clipping is off</source>
        <translation>clipping mati</translation>
    </message>
    <message>
        <source>coefficient %1</source>
        <translation>koefisien %1</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>dilewati</translation>
    </message>
    <message>
        <source>step</source>
        <translation>langkah</translation>
    </message>
    <message>
        <source>updates stay %1</source>
        <translation>pembaruan tetap %1</translation>
    </message>
    <message>
        <source>weights unchanged</source>
        <translation>bobot tidak berubah</translation>
    </message>
    <message>
        <source>update %1, rate %2</source>
        <translation>pembaruan %1, laju %2</translation>
    </message>
    <message>
        <source>lost updates %1</source>
        <translation>pembaruan hilang %1</translation>
    </message>
    <message>
        <source>next scale</source>
        <translation>skala berikutnya</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>S stays %1</source>
        <translation>S tetap %1</translation>
    </message>
    <message>
        <source>good steps in a row: %1</source>
        <translation>langkah berhasil berturut-turut: %1</translation>
    </message>
    <message>
        <source>%1 of %2 micro-batches have run.</source>
        <translation>%1 dari %2 mikro-batch telah berjalan.</translation>
    </message>
    <message>
        <source>The step was skipped: %1.</source>
        <translation>Langkah dilewati: %1.</translation>
    </message>
    <message>
        <source>The step was taken with a gradient clipped by %1.</source>
        <translation>Langkah diambil dengan gradien yang di-clip menjadi %1 kalinya.</translation>
    </message>
    <message>
        <source>The step was taken with the whole gradient.</source>
        <translation>Langkah diambil dengan gradien utuh.</translation>
    </message>
    <message>
        <source>Start a run, or open one, to see a step.</source>
        <translation>Mulai atau buka sebuah run untuk melihat satu langkah.</translation>
    </message>
    <message>
        <source>▶ slow motion</source>
        <translation>▶ gerak lambat</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Gerak lambat</translation>
    </message>
    <message>
        <source>Step microscope · %1</source>
        <translation>Mikroskop langkah · %1</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>clipping</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>percobaan %1</translation>
    </message>
    <message>
        <source>It was not told in full: this is what its record says.</source>
        <translation>Percobaan ini tidak dicatat lengkap: inilah isi rekamannya.</translation>
    </message>
    <message>
        <source>evaluation, after the epoch</source>
        <translation>evaluasi, setelah epoch</translation>
    </message>
    <message>
        <source>then the sum ÷ S</source>
        <translation>lalu jumlahnya ÷ S</translation>
    </message>
    <message>
        <source>accumulated gradient, ÷ S each time</source>
        <translation>gradien terakumulasi, ÷ S setiap kali</translation>
    </message>
    <message>
        <source>Adam, β₁ %1, β₂ %2</source>
        <translation>Adam, β₁ %1, β₂ %2</translation>
    </message>
    <message>
        <source>SGD, momentum %1</source>
        <translation>SGD, momentum %1</translation>
    </message>
    <message>
        <source>weight decay %1</source>
        <translation>peluruhan bobot %1</translation>
    </message>
    <message>
        <source>rate × %1 by its group</source>
        <translation>laju × %1 menurut grupnya</translation>
    </message>
    <message>
        <source>Shows this window stage by stage; the run goes on. A step or a stop of the run ends it.</source>
        <translation>Menampilkan jendela ini tahap demi tahap; run tetap berjalan. Satu langkah atau penghentian run mengakhirinya.</translation>
    </message>
    <message>
        <source>no update but zeros</source>
        <translation>hanya pembaruan nol</translation>
    </message>
    <message>
        <source>Nothing is left of the gradient: every entry is zero.</source>
        <translation>Tidak ada yang tersisa dari gradien: semua elemennya nol.</translation>
    </message>
    <message>
        <source>Before it was rounded to %1, %2 of the last micro-batch&apos;s was other than zero.</source>
        <translation>Sebelum dibulatkan ke %1, %2 dari gradien mikro-batch terakhir bukan nol.</translation>
    </message>
    <message>
        <source>No window of this run was told in full; pointed at in a chart, an attempt is shown as its record tells it.</source>
        <translation>Tidak ada jendela dari run ini yang dicatat lengkap; percobaan yang ditunjuk di grafik ditampilkan menurut rekamannya.</translation>
    </message>
    <message>
        <source>It was lost on its way back, at the output of %1: before rounding to %2, %3 was other than zero.</source>
        <translation>Gradien hilang dalam perjalanan mundur, pada keluaran %1: sebelum dibulatkan ke %2, %3 bukan nol.</translation>
    </message>
</context>
<context>
    <name>halfstep::StepStrip</name>
    <message>
        <source>micro-batch %1 of %2: loss</source>
        <translation>mikro-batch %1 dari %2: loss</translation>
    </message>
    <message>
        <source>told when run one by one</source>
        <translation>tampak bila dijalankan satu per satu</translation>
    </message>
    <message>
        <source>weight m/n = %1/%2</source>
        <translation>bobot m/n = %1/%2</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>bobot %1</translation>
    </message>
    <message>
        <source>scaled norm</source>
        <translation>norma berskala</translation>
    </message>
    <message>
        <source>norm so far</source>
        <translation>norma sejauh ini</translation>
    </message>
    <message>
        <source>unscaled</source>
        <translation>skala dikembalikan</translation>
    </message>
    <message>
        <source>÷ S after each micro-batch</source>
        <translation>÷ S setelah tiap mikro-batch</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>setelah clipping</translation>
    </message>
    <message>
        <source>threshold %1</source>
        <translation>ambang %1</translation>
    </message>
    <message>
        <source>clipping is off</source>
        <translation>clipping nonaktif</translation>
    </message>
    <message>
        <source>× %1, threshold %2</source>
        <translation>× %1, ambang %2</translation>
    </message>
    <message>
        <source>step</source>
        <translation>langkah</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>diterapkan</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>pembaruan %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>laju %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>kesalahan yang disengaja: %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Percobaan %1</translation>
    </message>
    <message>
        <source>no scaler</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>skipped, updates stay %1</source>
        <translation>dilewati, pembaruan tetap %1</translation>
    </message>
    <message>
        <source>weights and optimizer state unchanged</source>
        <translation>bobot dan pengoptimal tidak berubah</translation>
    </message>
    <message>
        <source>weights, optimizer state and schedule unchanged</source>
        <translation>bobot, pengoptimal, dan jadwal tidak berubah</translation>
    </message>
</context>
<context>
    <name>halfstep::StopChart</name>
    <message>
        <source>keeps epoch %1</source>
        <translation>menyimpan epoch %1</translation>
    </message>
    <message>
        <source>keeps no epoch</source>
        <translation>tidak menyimpan epoch mana pun</translation>
    </message>
    <message>
        <source>stops after epoch %1, %2</source>
        <translation>berhenti setelah epoch %1, %2</translation>
    </message>
    <message>
        <source>does not stop, %1</source>
        <translation>tidak berhenti, %1</translation>
    </message>
    <message>
        <source>Where other settings would have stopped</source>
        <translation>Di mana pengaturan lain akan berhenti</translation>
    </message>
    <message>
        <source>The epoch after which each patience and least gain would have ended the run, replayed from its validation losses; a dash where none of its epochs would have.</source>
        <translation>Epoch yang setelahnya tiap kesabaran dan perbaikan minimum akan mengakhiri run, diputar ulang dari loss validasinya; tanda hubung bila tidak satu pun epoch.</translation>
    </message>
    <message>
        <source>least gain (min_delta)</source>
        <translation>perbaikan minimum (min_delta)</translation>
    </message>
    <message>
        <source>patience</source>
        <translation>kesabaran</translation>
    </message>
    <message>
        <source>least gain %1</source>
        <translation>perbaikan minimum %1</translation>
    </message>
    <message>
        <source>patience %1: %2</source>
        <translation>kesabaran %1: %2</translation>
    </message>
    <message>
        <source>The frame is around the setting in force.</source>
        <translation>Bingkai menandai pengaturan yang berlaku.</translation>
    </message>
    <message>
        <source>The dotted frame is around the run&apos;s setting, which was not in force.</source>
        <translation>Bingkai titik-titik menandai pengaturan run, yang tidak berlaku.</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Pengaturan lain</translation>
    </message>
</context>
<context>
    <name>halfstep::StopView</name>
    <message>
        <source>This run has no validation data to stop on.</source>
        <translation>Run ini tidak punya data validasi sebagai dasar berhenti.</translation>
    </message>
    <message>
        <source>Once an epoch has ended, it stands here where other settings would have stopped.</source>
        <translation>Begitu satu epoch selesai, di sini terlihat di mana pengaturan lain akan berhenti.</translation>
    </message>
    <message>
        <source>Only the epochs that ran are known, %1 in number.</source>
        <translation>Hanya epoch yang sudah berjalan yang diketahui, sebanyak %1.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2</source>
        <translation>Kesabaran %1 dengan perbaikan minimum %2</translation>
    </message>
    <message>
        <source>%1 stops after epoch %2.</source>
        <translation>%1 berhenti setelah epoch %2.</translation>
    </message>
    <message>
        <source>%1 does not stop within them.</source>
        <translation>%1 tidak berhenti di dalamnya.</translation>
    </message>
    <message>
        <source>No epoch of this run has ended, so there is no validation loss to stop on.</source>
        <translation>Belum ada epoch run ini yang selesai, sehingga tidak ada loss validasi sebagai dasar berhenti.</translation>
    </message>
    <message>
        <source>That is so from attempt %1 on; before, it was set otherwise.</source>
        <translation>Demikian sejak percobaan %1; sebelumnya pengaturannya lain.</translation>
    </message>
    <message>
        <source>Early stopping was off in this run.</source>
        <translation>Penghentian dini nonaktif pada run ini.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2 would not have stopped it within them.</source>
        <translation>Kesabaran %1 dengan perbaikan minimum %2 tidak akan menghentikannya di dalamnya.</translation>
    </message>
    <message>
        <source>Patience %1 with a least gain of %2 would have stopped it after epoch %3.</source>
        <translation>Kesabaran %1 dengan perbaikan minimum %2 akan menghentikannya setelah epoch %3.</translation>
    </message>
</context>
<context>
    <name>halfstep::SumPanel</name>
    <message>
        <source>The number of additions must be from 1 to %1.</source>
        <translation>Banyaknya penjumlahan harus dari 1 sampai %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %n addition(s) %1 holds %2; exactly it would be %3.</source>
        <translation>
            <numerusform>Setelah %n penjumlahan, %1 menyimpan %2; tepatnya seharusnya %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>From addition %1 on the sum sticks at %2: the next number is %3 away, and %4 is not more than half of that.</source>
        <translation>Mulai penjumlahan ke-%1 jumlahnya macet di %2: bilangan berikutnya berjarak %3, dan %4 tidak lebih dari setengahnya.</translation>
    </message>
    <message>
        <source>Start &amp;a</source>
        <translation>Awal &amp;a</translation>
    </message>
    <message>
        <source>Add &amp;b</source>
        <translation>Tambah &amp;b</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Kali</translation>
    </message>
    <message>
        <source>1 + 0.001 in bfloat16</source>
        <translation>1 + 0,001 dalam bfloat16</translation>
    </message>
    <message>
        <source>2048 + 1 in float16</source>
        <translation>2048 + 1 dalam float16</translation>
    </message>
    <message>
        <source>Steps of the sum</source>
        <translation>Langkah-langkah penjumlahan</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Sebelum</translation>
    </message>
    <message>
        <source>Before + b</source>
        <translation>Sebelum + b</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Tersimpan</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Pembulatan</translation>
    </message>
    <message>
        <source>This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.</source>
        <translation>Ini bukan format; tulislah seperti e4m3, dengan 2 sampai 8 bit eksponen dan 1 sampai 23 bit mantisa.</translation>
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
        <translation>prediksi Anda</translation>
    </message>
</context>
<context>
    <name>halfstep::TableExport</name>
    <message>
        <source>Save the table</source>
        <translation>Simpan tabel</translation>
    </message>
    <message>
        <source>Table saved as %1.</source>
        <translation>Tabel disimpan sebagai %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::TablePicture</name>
    <message>
        <source>rows %1 to %2 of %3</source>
        <translation>baris %1 sampai %2 dari %3</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>halaman %1 dari %2</translation>
    </message>
</context>
<context>
    <name>halfstep::TimeChart</name>
    <message>
        <source>share of the time</source>
        <translation>bagian dari waktu</translation>
    </message>
    <message>
        <source>attempts %1 to %2</source>
        <translation>percobaan %1 sampai %2</translation>
    </message>
    <message>
        <source>Where time goes, measured</source>
        <translation>Ke mana waktu habis, terukur</translation>
    </message>
    <message>
        <source>Which share of each stretch of attempts went into loading, transfer, forward and backward pass, update, evaluation and recording.</source>
        <translation>Bagian dari tiap rentang percobaan yang dipakai untuk pemuatan, transfer, forward dan backward pass, pembaruan, evaluasi, dan perekaman.</translation>
    </message>
    <message>
        <source>Of recording nothing is known here.</source>
        <translation>Waktu perekaman tidak diketahui di sini.</translation>
    </message>
</context>
<context>
    <name>halfstep::TimeView</name>
    <message>
        <source>Recording is left out: nothing is known of it in this run.</source>
        <translation>Perekaman tidak disertakan: waktunya tidak diketahui pada run ini.</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainMenus</name>
    <message>
        <source>&amp;Presets</source>
        <translation>&amp;Prasetel</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>prasetel %1</translation>
    </message>
    <message>
        <source>&amp;Open config…</source>
        <translation>&amp;Buka konfigurasi…</translation>
    </message>
    <message>
        <source>&amp;Save config…</source>
        <translation>&amp;Simpan konfigurasi…</translation>
    </message>
    <message>
        <source>&amp;Resume run…</source>
        <translation>&amp;Lanjutkan run…</translation>
    </message>
    <message>
        <source>Export &amp;chart…</source>
        <translation>Ekspor &amp;grafik…</translation>
    </message>
    <message>
        <source>Export all &amp;figures…</source>
        <translation>&amp;Ekspor semua grafik…</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Urungkan: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>U&amp;langi: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ul&amp;angi</translation>
    </message>
    <message>
        <source>&amp;Copy chart</source>
        <translation>&amp;Salin grafik</translation>
    </message>
    <message>
        <source>Show the &amp;whole run</source>
        <translation>&amp;Tampilkan seluruh run</translation>
    </message>
    <message>
        <source>Open a config</source>
        <translation>Buka konfigurasi</translation>
    </message>
    <message>
        <source>Save the config</source>
        <translation>Simpan konfigurasi</translation>
    </message>
    <message>
        <source>Choose the run to go on with</source>
        <translation>Pilih run yang akan dilanjutkan</translation>
    </message>
    <message>
        <source>Runs and checkpoints</source>
        <translation>Run dan checkpoint</translation>
    </message>
    <message>
        <source>Choose a folder for the figures</source>
        <translation>Pilih folder untuk grafik</translation>
    </message>
    <message>
        <source>Figures saved in %1.</source>
        <translation>Grafik disimpan di %1.</translation>
    </message>
    <message>
        <source>&amp;Smoothing</source>
        <translation>Peng&amp;halusan</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Nonaktif</translation>
    </message>
    <message>
        <source>&amp;Light (0.6)</source>
        <translation>&amp;Ringan (0,6)</translation>
    </message>
    <message>
        <source>&amp;Medium (0.9)</source>
        <translation>&amp;Sedang (0,9)</translation>
    </message>
    <message>
        <source>&amp;Strong (0.98)</source>
        <translation>&amp;Kuat (0,98)</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>Sumbu &amp;mendatar</translation>
    </message>
    <message>
        <source>R&amp;ecent runs</source>
        <translation>Run terbar&amp;u</translation>
    </message>
    <message>
        <source>Open r&amp;un…</source>
        <translation>Buka &amp;run…</translation>
    </message>
    <message>
        <source>Choose the run to look at</source>
        <translation>Pilih run yang akan dilihat</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>&amp;Charts shown</source>
        <translation>&amp;Grafik yang ditampilkan</translation>
    </message>
    <message>
        <source>&amp;Enlarge a chart</source>
        <translation>P&amp;erbesar grafik</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Penghalusan</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Ukuran teks</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Lebih &amp;besar</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Lebih &amp;kecil</translation>
    </message>
    <message>
        <source>Write a &amp;TensorBoard log</source>
        <translation>Tulis log &amp;TensorBoard</translation>
    </message>
    <message>
        <source>The folder of every run then holds an event file, too.</source>
        <translation>Folder tiap run lalu juga berisi berkas peristiwa.</translation>
    </message>
    <message>
        <source>From the next run on. Look at them with: tensorboard --logdir %1</source>
        <translation>Mulai run berikutnya. Lihat dengan: tensorboard --logdir %1</translation>
    </message>
    <message>
        <source>&amp;Arrangement</source>
        <translation>Susun&amp;an</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Ikhtisar</translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation>Satu &amp;langkah</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Presisi</translation>
    </message>
    <message>
        <source>&amp;Note at the cursor…</source>
        <translation>&amp;Catatan di kursor…</translation>
    </message>
    <message>
        <source>&amp;Next skipped attempt</source>
        <translation>Percobaan dilewati &amp;berikutnya</translation>
    </message>
    <message>
        <source>Skipped attempt &amp;before</source>
        <translation>Percobaan dilewati sebelum&amp;nya</translation>
    </message>
    <message>
        <source>Figure saved as %1.</source>
        <translation>Gambar disimpan sebagai %1.</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainPage</name>
    <message>
        <source>Choose a folder for the runs</source>
        <translation>Pilih folder untuk run</translation>
    </message>
    <message>
        <source>The run has not started, since it could not be saved: %1</source>
        <translation>Run belum dimulai karena tidak dapat disimpan: %1</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Pilih folder…</translation>
    </message>
    <message>
        <source>Run without saving</source>
        <translation>Jalankan tanpa menyimpan</translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(dan %n lagi)</numerusform>
        </translation>
    </message>
    <message>
        <source>preparing data and model</source>
        <translation>menyiapkan data dan model</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>siap</translation>
    </message>
    <message>
        <source>scale %1</source>
        <translation>skala loss %1</translation>
    </message>
    <message>
        <source>no loss scaler</source>
        <translation>tanpa penskala loss</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 dilewati</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Peristiwa</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>deliberate mistake: %1</source>
        <translation>kesalahan disengaja: %1</translation>
    </message>
    <message>
        <source>stopping: the run is being saved, then the new one begins</source>
        <translation>menghentikan: run sedang disimpan, lalu run baru dimulai</translation>
    </message>
    <message>
        <source>stopping: the run is being saved</source>
        <translation>menghentikan: run sedang disimpan</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Latih</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>training at %1 samples/s just now</source>
        <translation>pelatihan saat ini %1 sampel/dtk</translation>
    </message>
    <message>
        <source>%1, opened to look at</source>
        <translation>%1, dibuka untuk dilihat</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Perbandingan</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>prasetel %1</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Sampel</translation>
    </message>
    <message>
        <source>training at %1 samples/s just now, measured at a pace of %2</source>
        <translation>pelatihan saat ini %1 sampel/dtk, diukur pada laju %2</translation>
    </message>
    <message>
        <source>A run has room for %1 notes; this one was not put.</source>
        <translation>Satu run memuat %1 catatan; yang ini tidak ditambahkan.</translation>
    </message>
    <message>
        <source>Your note stays in this window alone, since it could not be saved: %1</source>
        <translation>Catatan Anda hanya ada di jendela ini, karena tidak dapat disimpan: %1</translation>
    </message>
    <message>
        <source>Your note stays in this window alone, since this run is not saved.</source>
        <translation>Catatan Anda hanya ada di jendela ini, karena run ini tidak disimpan.</translation>
    </message>
    <message>
        <source>%1 on %2, engine %3</source>
        <translation>%1 di %2, mesin %3</translation>
    </message>
    <message>
        <source>not faster here: a step in %1 takes %2 times one in float32, just measured</source>
        <translation>di sini tidak lebih cepat: satu langkah dalam %1 butuh %2 kali waktu langkah dalam float32, baru saja diukur</translation>
    </message>
    <message>
        <source>busy machine: waiting %1 of the time</source>
        <translation>komputer sibuk: menunggu %1 waktu</translation>
    </message>
</context>
<context>
    <name>halfstep::TrainRun</name>
    <message>
        <source>open config</source>
        <translation>buka konfigurasi</translation>
    </message>
    <message>
        <source>resume run</source>
        <translation>lanjutkan run</translation>
    </message>
    <message>
        <source>preset %1</source>
        <translation>prasetel %1</translation>
    </message>
</context>
<context>
    <name>halfstep::TransportBar</name>
    <message>
        <source>ready</source>
        <translation>siap</translation>
    </message>
    <message>
        <source>preparing data and model</source>
        <translation>menyiapkan data dan model</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>sedang berhenti</translation>
    </message>
    <message>
        <source>epoch %1/%2</source>
        <translation>epoch %1/%2</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1, selesai</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, dijeda</translation>
    </message>
    <message>
        <source>%1, micro-batch %2 of %3, paused</source>
        <translation>%1, mikro-batch %2 dari %3, dijeda</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, sisa %2</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Kendali</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Mulai ulang</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>One micro-batch</source>
        <translation>Satu mikro-batch</translation>
    </message>
    <message>
        <source>One update</source>
        <translation>Satu pembaruan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Stops this run and starts a new one with the settings shown</source>
        <translation>Menghentikan run ini dan memulai yang baru dengan pengaturan yang tampak</translation>
    </message>
    <message>
        <source>Starts a run with the settings shown</source>
        <translation>Memulai run dengan pengaturan yang tampak</translation>
    </message>
    <message>
        <source>Goes on with the run</source>
        <translation>Melanjutkan run</translation>
    </message>
    <message>
        <source>Runs one micro-batch, then pauses, also inside a window</source>
        <translation>Menjalankan satu mikro-batch lalu jeda, juga di dalam jendela</translation>
    </message>
    <message>
        <source>Runs one attempt at an update, then pauses</source>
        <translation>Menjalankan satu percobaan pembaruan, lalu jeda</translation>
    </message>
    <message>
        <source>Stops the run and saves a checkpoint, from which it can go on</source>
        <translation>Menghentikan run dan menyimpan checkpoint agar dapat dilanjutkan</translation>
    </message>
    <message>
        <source>Pauses the run after the micro-batch under way, also inside a window</source>
        <translation>Menjeda run setelah mikro-batch yang sedang berjalan, juga di dalam jendela</translation>
    </message>
    <message>
        <source>Keep behind</source>
        <translation>Pertahankan di latar</translation>
    </message>
    <message>
        <source>Keeps this run, once it has ended, as quiet curves behind the next ones, up to three</source>
        <translation>Mempertahankan run yang sudah berakhir sebagai kurva samar di latar run berikutnya, paling banyak tiga</translation>
    </message>
    <message numerus="yes">
        <source>stored run, %n epoch(s)</source>
        <translation>
            <numerusform>run tersimpan, %n epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>kesalahan disengaja</translation>
    </message>
</context>
<context>
    <name>halfstep::TypedNumber</name>
    <message>
        <source>This is not a number; bits are written 0x2e66 or 0b0010111001100110, and hexadecimal floats 0x1.8p-3.</source>
        <translation>Ini bukan bilangan; bit ditulis 0x2e66 atau 0b0010111001100110, dan bilangan titik-mengambang heksadesimal 0x1.8p-3.</translation>
    </message>
    <message>
        <source>These are more than the %1 bits of %2.</source>
        <translation>Ini lebih dari %1 bit milik %2.</translation>
    </message>
    <message>
        <source>This is beyond what float64 holds, 5e-324 to 1.8e308.</source>
        <translation>Ini di luar jangkauan float64, 5e-324 sampai 1.8e308.</translation>
    </message>
    <message>
        <source>Type a number: 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.</source>
        <translation>Ketik sebuah bilangan: 0,1, 1e-6, inf, 0x2e66, atau 0x1.8p-3.</translation>
    </message>
    <message>
        <source>This is not a number; write it like 0.1, 1e-6, inf, 0x2e66 or 0x1.8p-3.</source>
        <translation>Ini bukan bilangan; tulislah seperti 0,1, 1e-6, inf, 0x2e66, atau 0x1.8p-3.</translation>
    </message>
    <message>
        <source>This may mean thousands or decimals; write it without separator.</source>
        <translation>Ini bisa berarti ribuan atau desimal; tulislah tanpa pemisah.</translation>
    </message>
</context>
<context>
    <name>halfstep::WindowBar</name>
    <message>
        <source>The window told before this one</source>
        <translation>Jendela tercatat sebelum yang ini</translation>
    </message>
    <message>
        <source>The window told after this one</source>
        <translation>Jendela tercatat sesudah yang ini</translation>
    </message>
    <message>
        <source>Shows the newest window, and follows the run</source>
        <translation>Menampilkan jendela terbaru dan mengikuti run</translation>
    </message>
    <message>
        <source>newest</source>
        <translation>terbaru</translation>
    </message>
</context>
<context>
    <name>halfstep::Wording</name>
    <message>
        <source>%1 native</source>
        <translation>%1 natif</translation>
    </message>
    <message>
        <source>%1 emulated</source>
        <translation>%1 diemulasi</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aktif</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nonaktif</translation>
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
        <translation>%1 bukan JSON yang sah (%2); perbaiki di sana.</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; did you mean %2?</source>
        <translation>Pengaturan %1 tidak dikenal; maksud Anda %2?</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; remove it.</source>
        <translation>Pengaturan %1 tidak dikenal; hapuslah.</translation>
    </message>
    <message>
        <source>The setting %1 has the wrong type; give %2.</source>
        <translation>Jenis pengaturan %1 salah; berikan %2.</translation>
    </message>
    <message>
        <source>The setting %1 is out of range; it must be %2.</source>
        <translation>Pengaturan %1 di luar rentang; harus %2.</translation>
    </message>
    <message>
        <source>The setting %1 has an unknown value; choose one of: %2.</source>
        <translation>Nilai pengaturan %1 tidak dikenal; pilih salah satu: %2.</translation>
    </message>
    <message>
        <source>There is no preset named %1; choose one of: %2.</source>
        <translation>Tidak ada prasetel bernama %1; pilih salah satu: %2.</translation>
    </message>
    <message>
        <source>The setting %1 does not go with %2; change one of them.</source>
        <translation>Pengaturan %1 tidak cocok dengan %2; ubah salah satunya.</translation>
    </message>
    <message>
        <source>%1 does not strike: %2.</source>
        <translation>%1 tidak terjadi: %2.</translation>
    </message>
    <message>
        <source>%1 was not found; check its name and place.</source>
        <translation>%1 tidak ditemukan; periksa nama dan tempatnya.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2); check that you may read it.</source>
        <translation>%1 tidak dapat dibaca (%2); periksa izin membacanya.</translation>
    </message>
    <message>
        <source>%1 is cut short (%2); get a complete copy.</source>
        <translation>%1 terpotong (%2); dapatkan salinan utuh.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2; correct the file or choose another.</source>
        <translation>%1 tidak dapat dipakai: %2; perbaiki berkas atau pilih yang lain.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); choose another place or free some space.</source>
        <translation>%1 tidak dapat ditulis (%2); pilih tempat lain atau kosongkan ruang.</translation>
    </message>
    <message>
        <source>The counts in %1 differ (%2); use files that belong together.</source>
        <translation>Jumlah dalam %1 berbeda (%2); gunakan berkas yang sepasang.</translation>
    </message>
    <message>
        <source>The checkpoint %1 is damaged (%2); use another one.</source>
        <translation>Checkpoint %1 rusak (%2); gunakan yang lain.</translation>
    </message>
    <message>
        <source>The checkpoint %1 belongs to another run (%2); use its own config.</source>
        <translation>Checkpoint %1 milik run lain (%2); gunakan konfigurasinya sendiri.</translation>
    </message>
    <message>
        <source>%1 leaves no training data after the split; use more data.</source>
        <translation>%1 tidak menyisakan data latih setelah pembagian; gunakan lebih banyak data.</translation>
    </message>
    <message>
        <source>The setting %1 does not fit the data (%2); choose another model or other data.</source>
        <translation>Pengaturan %1 tidak cocok dengan data (%2); pilih model atau data lain.</translation>
    </message>
    <message>
        <source>%1 contains NaN or infinite values; remove them first.</source>
        <translation>%1 memuat nilai NaN atau tak hingga; buang dahulu.</translation>
    </message>
    <message>
        <source>The device %1 is not available here; use cpu.</source>
        <translation>Perangkat %1 tidak tersedia di sini; gunakan cpu.</translation>
    </message>
    <message>
        <source>%1 is not supported: %2.</source>
        <translation>%1 tidak didukung: %2.</translation>
    </message>
    <message>
        <source>%1 is not supported.</source>
        <translation>%1 tidak didukung.</translation>
    </message>
    <message>
        <source>%1 has a column %2 that this version does not know; it was not read.</source>
        <translation>%1 memiliki kolom %2 yang tidak dikenal versi ini; kolom itu tidak dibaca.</translation>
    </message>
    <message>
        <source>%1 has no column %2; its values are unknown.</source>
        <translation>%1 tidak memiliki kolom %2; nilainya tidak diketahui.</translation>
    </message>
    <message>
        <source>%1 holds %2, which this version does not know; it was not read.</source>
        <translation>%1 memuat %2, yang tidak dikenal versi ini; itu tidak dibaca.</translation>
    </message>
    <message>
        <source>%1 lacks %2; its default is taken.</source>
        <translation>%1 tidak memuat %2; nilai bawaannya dipakai.</translation>
    </message>
    <message>
        <source>%1 gives %2 a value that this version does not know; it was left out.</source>
        <translation>%1 memberi %2 nilai yang tidak dikenal versi ini; nilai itu dilewati.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version (%2); what is new in it was not read.</source>
        <translation>%1 ditulis oleh versi yang lebih baru (%2); hal baru di dalamnya tidak dibaca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>&quot;%1&quot; diberikan dua kali</translation>
    </message>
    <message>
        <source>line %1, column %2 holds a NUL byte</source>
        <translation>baris %1, kolom %2 berisi byte NUL</translation>
    </message>
    <message>
        <source>line %1, column %2 holds the byte %3, which is not UTF-8</source>
        <translation>baris %1, kolom %2 berisi byte %3, yang bukan UTF-8</translation>
    </message>
    <message>
        <source>it is nested more than %1 deep</source>
        <translation>bersarang lebih dari %1 tingkat</translation>
    </message>
    <message>
        <source>line %1, column %2 is not written as JSON</source>
        <translation>baris %1, kolom %2 tidak ditulis sebagai JSON</translation>
    </message>
    <message>
        <source>%1 is too large for a number</source>
        <translation>%1 terlalu besar untuk sebuah bilangan</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true atau false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>bilangan</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>bilangan hingga</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>bilangan bulat</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teks</translation>
    </message>
    <message>
        <source>text without a NUL character</source>
        <translation>teks tanpa karakter NUL</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objek</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>objek dengan x dan y</translation>
    </message>
    <message>
        <source>an array of {%1}</source>
        <translation>larik berisi {%1}</translation>
    </message>
    <message>
        <source>an array of texts</source>
        <translation>larik teks</translation>
    </message>
    <message>
        <source>an array of sizes</source>
        <translation>larik ukuran</translation>
    </message>
    <message>
        <source>an array of numbers or {&quot;file&quot;: ..., &quot;offset&quot;: ..., &quot;shape&quot;: ...}</source>
        <translation>larik bilangan atau {&quot;file&quot;: ..., &quot;offset&quot;: ..., &quot;shape&quot;: ...}</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>bilangan-bilangan</translation>
    </message>
    <message>
        <source>rows of the same length</source>
        <translation>baris yang sama panjang</translation>
    </message>
    <message>
        <source>key.path=value</source>
        <translation>jalur.kunci=nilai</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>minimal %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>lebih dari %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>kurang dari %1</translation>
    </message>
    <message>
        <source>at least 0 and below 1</source>
        <translation>minimal 0 dan kurang dari 1</translation>
    </message>
    <message>
        <source>above 0 and below 1</source>
        <translation>lebih dari 0 dan kurang dari 1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>dari %1 sampai %2</translation>
    </message>
    <message>
        <source>whole numbers from 0 to 65535</source>
        <translation>bilangan bulat dari 0 sampai 65535</translation>
    </message>
    <message>
        <source>finite in float32</source>
        <translation>bilangan hingga dalam float32</translation>
    </message>
    <message>
        <source>above 0 and finite in float32</source>
        <translation>bilangan hingga dalam float32 di atas 0</translation>
    </message>
    <message>
        <source>at least 0 and inside the file</source>
        <translation>minimal 0 dan di dalam berkas</translation>
    </message>
    <message>
        <source>at most the first scale</source>
        <translation>paling besar skala loss awal</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine</source>
        <translation>maksimal %1, jumlah inti mesin ini</translation>
    </message>
    <message>
        <source>below %1, the micro-batches of an epoch</source>
        <translation>kurang dari %1, jumlah mikro-batch dalam satu epoch</translation>
    </message>
    <message>
        <source>below %1, as each micro-batch is stepped</source>
        <translation>kurang dari %1, karena setiap mikro-batch adalah satu langkah</translation>
    </message>
    <message>
        <source>a list of one name or more</source>
        <translation>daftar dengan satu nama atau lebih</translation>
    </message>
    <message>
        <source>the folder of the IDX files</source>
        <translation>folder berkas IDX</translation>
    </message>
    <message>
        <source>%1, e2m1 to e8m23</source>
        <translation>%1, e2m1 hingga e8m23</translation>
    </message>
    <message>
        <source>%1, a layer&apos;s name, weight or bias</source>
        <translation>%1, nama lapisan, weight, atau bias</translation>
    </message>
    <message>
        <source>an empty %1</source>
        <translation>%1 yang kosong</translation>
    </message>
    <message>
        <source>the targets of %1, which %2 cannot use</source>
        <translation>target %1, yang tidak dapat dipakai oleh %2</translation>
    </message>
    <message>
        <source>the samples of %1, which are no images of at least 4 by 4</source>
        <translation>sampel %1, yang bukan citra minimal 4 kali 4</translation>
    </message>
    <message>
        <source>model.batch_norm while a micro-batch holds one sample</source>
        <translation>model.batch_norm selama mikro-batch hanya berisi satu sampel</translation>
    </message>
    <message>
        <source>model.batch_norm while the last micro-batch of an epoch holds one sample</source>
        <translation>model.batch_norm selama mikro-batch terakhir suatu epoch hanya berisi satu sampel</translation>
    </message>
    <message>
        <source>model.batch_norm while one sample is left to be evaluated by itself</source>
        <translation>model.batch_norm selama tersisa satu sampel yang dievaluasi sendirian</translation>
    </message>
    <message>
        <source>windows of more than the %1 samples of an epoch</source>
        <translation>jendela yang lebih besar dari %1 sampel dalam satu epoch</translation>
    </message>
    <message>
        <source>a model of %1 parameters; it is for up to %2</source>
        <translation>model dengan %1 parameter; ini untuk paling banyak %2</translation>
    </message>
    <message>
        <source>%1 in an earlier group</source>
        <translation>%1 yang sudah ada di grup sebelumnya</translation>
    </message>
    <message>
        <source>it already holds a run</source>
        <translation>sudah berisi sebuah run</translation>
    </message>
    <message>
        <source>it already holds a run; name another folder, or go on with that run by --resume %1</source>
        <translation>sudah berisi sebuah run; sebutkan folder lain, atau lanjutkan run itu dengan --resume %1</translation>
    </message>
    <message>
        <source>the run ends after attempt %1</source>
        <translation>run berakhir setelah percobaan %1</translation>
    </message>
    <message>
        <source>the run ended after attempt %1</source>
        <translation>run telah berakhir setelah percobaan %1</translation>
    </message>
    <message>
        <source>the last micro-batch of attempt %1 is number %2</source>
        <translation>mikro-batch terakhir percobaan %1 bernomor %2</translation>
    </message>
    <message>
        <source>csv tables cannot be read by this version</source>
        <translation>versi ini tidak dapat membaca tabel CSV</translation>
    </message>
    <message>
        <source>image folders cannot be read by this version</source>
        <translation>versi ini tidak dapat membaca folder citra</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x: %1, y: %2</translation>
    </message>
    <message>
        <source>expected rows, found one number</source>
        <translation>seharusnya baris, yang ada satu bilangan</translation>
    </message>
    <message>
        <source>one class number a sample, found %1</source>
        <translation>satu nomor kelas per sampel, ditemukan %1</translation>
    </message>
    <message>
        <source>samples of %1, for training %2</source>
        <translation>sampel berbentuk %1, untuk pelatihan %2</translation>
    </message>
    <message>
        <source>numbers a sample: %1, for training %2</source>
        <translation>bilangan per sampel: %1, untuk pelatihan %2</translation>
    </message>
    <message>
        <source>a dimension is negative or the shape is too large</source>
        <translation>ada dimensi negatif atau bentuknya terlalu besar</translation>
    </message>
    <message>
        <source>the file&apos;s shape is missing</source>
        <translation>bentuk berkas tidak disebutkan</translation>
    </message>
    <message>
        <source>numbers expected: %1, found: %2</source>
        <translation>bilangan yang diharapkan: %1, ditemukan: %2</translation>
    </message>
    <message>
        <source>expected %1 bytes, found %2</source>
        <translation>diharapkan %1 byte, ditemukan %2</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>bukan berkas biasa</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>bukan folder</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of float32 values</source>
        <translation>%1 byte di dalamnya bukan kelipatan nilai float32</translation>
    </message>
    <message>
        <source>larger than 2 GiB</source>
        <translation>lebih besar dari 2 GiB</translation>
    </message>
    <message>
        <source>not an IDX file: it does not start with 0, 0 and a known type</source>
        <translation>bukan berkas IDX: awalnya bukan 0, 0 dan tipe yang dikenal</translation>
    </message>
    <message>
        <source>an IDX file has 1 to 4 dimensions, this one %1</source>
        <translation>berkas IDX memiliki 1 sampai 4 dimensi, yang ini %1</translation>
    </message>
    <message>
        <source>its header promises more than 2 GiB</source>
        <translation>headernya menjanjikan lebih dari 2 GiB</translation>
    </message>
    <message>
        <source>its gzip data is damaged</source>
        <translation>data gzip-nya rusak</translation>
    </message>
    <message>
        <source>bytes follow the end of its gzip data</source>
        <translation>ada byte setelah akhir data gzip-nya</translation>
    </message>
    <message>
        <source>the end of its gzip data is missing</source>
        <translation>akhir data gzip-nya hilang</translation>
    </message>
    <message>
        <source>expected %1 bytes unpacked, found more</source>
        <translation>diharapkan %1 byte setelah dibuka, ditemukan lebih</translation>
    </message>
    <message>
        <source>images need 2 to 4 dimensions, this file has %1</source>
        <translation>citra memerlukan 2 sampai 4 dimensi, berkas ini memiliki %1</translation>
    </message>
    <message>
        <source>labels need 1 dimension, this file has %1</source>
        <translation>label memerlukan 1 dimensi, berkas ini memiliki %1</translation>
    </message>
    <message>
        <source>%1 images, %2 labels</source>
        <translation>%1 citra, %2 label</translation>
    </message>
    <message>
        <source>its images have no pixels</source>
        <translation>citranya tidak memiliki piksel</translation>
    </message>
    <message>
        <source>label %1 is not a class number from 0 to 65535</source>
        <translation>label %1 bukan nomor kelas dari 0 sampai 65535</translation>
    </message>
    <message>
        <source>its images are %1, those for training %2</source>
        <translation>citranya %1, yang untuk pelatihan %2</translation>
    </message>
    <message>
        <source>label %1 is not among the %2 classes for training</source>
        <translation>label %1 tidak termasuk dalam %2 kelas untuk pelatihan</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>tidak ada %1</translation>
    </message>
    <message>
        <source>bad %1</source>
        <translation>%1 salah</translation>
    </message>
    <message>
        <source>too many fields</source>
        <translation>terlalu banyak kolom</translation>
    </message>
    <message>
        <source>%1 does not grow</source>
        <translation>%1 tidak bertambah</translation>
    </message>
    <message>
        <source>other columns</source>
        <translation>kolomnya berbeda</translation>
    </message>
    <message>
        <source>the file ends before its header does</source>
        <translation>berkas berakhir sebelum headernya selesai</translation>
    </message>
    <message>
        <source>its header is malformed</source>
        <translation>headernya rusak</translation>
    </message>
    <message>
        <source>its header&apos;s entry %1 is malformed</source>
        <translation>entri %1 pada headernya rusak</translation>
    </message>
    <message>
        <source>its data have a hole or an overlap before %1</source>
        <translation>datanya memiliki celah atau tumpang tindih sebelum %1</translation>
    </message>
    <message>
        <source>its header describes %1 bytes of data, the file holds %2</source>
        <translation>headernya menyebut %1 byte data, berkasnya berisi %2</translation>
    </message>
    <message>
        <source>it has no checksum</source>
        <translation>tidak memiliki checksum</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents</source>
        <translation>checksumnya tidak cocok dengan isinya</translation>
    </message>
    <message>
        <source>it is of another kind than %1</source>
        <translation>jenisnya bukan %1</translation>
    </message>
    <message>
        <source>it holds no settings</source>
        <translation>tidak berisi pengaturan</translation>
    </message>
    <message>
        <source>its %1 cannot be read</source>
        <translation>%1 di dalamnya tidak dapat dibaca</translation>
    </message>
    <message>
        <source>%1 holds a value that it cannot have</source>
        <translation>%1 berisi nilai yang tidak mungkin</translation>
    </message>
    <message>
        <source>it contradicts itself in %1</source>
        <translation>isinya bertentangan pada %1</translation>
    </message>
    <message>
        <source>%1 does not fit its data set of %2 samples</source>
        <translation>%1 tidak cocok dengan himpunan datanya yang berisi %2 sampel</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>izin ditolak</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>tidak ada berkas atau folder seperti itu</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ini sebuah folder</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ini bukan folder</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>tidak ada ruang tersisa pada perangkat</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>kuota disk terlampaui</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistem berkas hanya-baca</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>kesalahan masukan/keluaran</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>berkas terlalu besar</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nama berkas terlalu panjang</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>terlalu banyak berkas terbuka</translation>
    </message>
    <message>
        <source>the system&apos;s error %1</source>
        <translation>kesalahan sistem %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>selesai</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>berhenti dini</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>dihentikan</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gagal</translation>
    </message>
    <message>
        <source>The run finished: %1.</source>
        <translation>Run selesai: %1.</translation>
    </message>
    <message>
        <source>The run stopped early: %1.</source>
        <translation>Run berhenti dini: %1.</translation>
    </message>
    <message>
        <source>The run was stopped: %1.</source>
        <translation>Run dihentikan %1.</translation>
    </message>
    <message>
        <source>The run failed: %1.</source>
        <translation>Run gagal: %1.</translation>
    </message>
    <message>
        <source>all epochs are done</source>
        <translation>semua epoch selesai</translation>
    </message>
    <message>
        <source>the limit of attempts is reached</source>
        <translation>batas percobaan tercapai</translation>
    </message>
    <message>
        <source>the patience is used up</source>
        <translation>kesabaran habis</translation>
    </message>
    <message>
        <source>no validation loss within the patience was a finite number</source>
        <translation>tidak ada loss validasi dalam batas kesabaran yang berupa bilangan hingga</translation>
    </message>
    <message>
        <source>you asked for it</source>
        <translation>atas permintaan Anda</translation>
    </message>
    <message>
        <source>the loss scale fell below its floor</source>
        <translation>skala loss jatuh di bawah batas bawahnya</translation>
    </message>
    <message>
        <source>an update would have left a weight that is not finite; the learning rate is too high</source>
        <translation>sebuah pembaruan akan membuat bobot yang bukan bilangan hingga; laju pembelajaran terlalu besar</translation>
    </message>
    <message>
        <source>running statistics of batch normalisation are not finite</source>
        <translation>statistik berjalan normalisasi batch bukan bilangan hingga</translation>
    </message>
    <message>
        <source>no other engine can compute this run</source>
        <translation>tidak ada mesin lain yang dapat menghitung run ini</translation>
    </message>
    <message>
        <source>this engine was asked for</source>
        <translation>mesin ini yang diminta</translation>
    </message>
    <message>
        <source>LibTorch reported an error</source>
        <translation>LibTorch melaporkan kesalahan</translation>
    </message>
    <message>
        <source>the run folder could not be written</source>
        <translation>folder run tidak dapat ditulis</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>kalibrasi</translation>
    </message>
    <message>
        <source>occasional</source>
        <translation>sesekali</translation>
    </message>
    <message>
        <source>collapsing</source>
        <translation>kolaps</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>overflow</translation>
    </message>
    <message>
        <source>the loss is not finite</source>
        <translation>loss bukan bilangan hingga</translation>
    </message>
    <message>
        <source>the update would not be finite</source>
        <translation>hasil pembaruan bukan bilangan hingga</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>sintetis</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>Berkas IDX</translation>
    </message>
    <message>
        <source>Tiny MLP</source>
        <translation>MLP mungil</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>CNN kecil</translation>
    </message>
    <message>
        <source>Table MLP</source>
        <translation>MLP tabel</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>otomatis</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>entropi silang</translation>
    </message>
    <message>
        <source>binary (BCE)</source>
        <translation>biner (BCE)</translation>
    </message>
    <message>
        <source>squared (MSE)</source>
        <translation>kuadrat (MSE)</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstan</translation>
    </message>
    <message>
        <source>linear to zero</source>
        <translation>linear ke nol</translation>
    </message>
    <message>
        <source>step with it</source>
        <translation>tetap dipakai</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>dibuang</translation>
    </message>
    <message>
        <source>native</source>
        <translation>natif</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>diemulasi</translation>
    </message>
    <message>
        <source>the shape of one sample, as 32 or 1x24x24</source>
        <translation>bentuk satu sampel, misalnya 32 atau 1x24x24</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>maksimal %1</translation>
    </message>
    <message>
        <source>at least %1 numbers</source>
        <translation>minimal %1 bilangan</translation>
    </message>
    <message>
        <source>at most %1 numbers</source>
        <translation>maksimal %1 bilangan</translation>
    </message>
    <message>
        <source>at most %1 in all</source>
        <translation>seluruhnya maksimal %1</translation>
    </message>
    <message>
        <source>a number, conv16, conv16k5, pool or bn between hyphens, not &quot;%1&quot;</source>
        <translation>angka, conv16, conv16k5, pool atau bn di antara tanda hubung, bukan &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the layer %1, which needs images large enough for it</source>
        <translation>lapisan %1, yang memerlukan gambar yang cukup besar</translation>
    </message>
    <message>
        <source>%1 samples, which it cannot divide into equal parts</source>
        <translation>%1 sampel, yang tidak dapat dibaginya menjadi bagian yang sama</translation>
    </message>
    <message>
        <source>it already holds the TensorBoard log of another run; name another folder</source>
        <translation>sudah berisi log TensorBoard dari run lain; sebutkan folder lain</translation>
    </message>
    <message>
        <source>four letters or digits, or nothing</source>
        <translation>empat huruf atau angka, atau kosong</translation>
    </message>
    <message>
        <source>The whole run computes in float32.</source>
        <translation>Seluruh run menghitung dalam float32.</translation>
    </message>
    <message>
        <source>A matrix product or convolution runs in %1.</source>
        <translation>Perkalian matriks atau konvolusi berjalan dalam %1.</translation>
    </message>
    <message>
        <source>Normalisation computes in float32 and hands on its result in %1.</source>
        <translation>Normalisasi menghitung dalam float32 dan meneruskan hasilnya dalam %1.</translation>
    </message>
    <message>
        <source>Dropout scales what it keeps, in %1.</source>
        <translation>Dropout menskalakan nilai yang dipertahankan, dalam %1.</translation>
    </message>
    <message>
        <source>It hands on its result in the format that came in.</source>
        <translation>Hasilnya diteruskan dalam format yang masuk.</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>pemuatan</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>pemindahan</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>lintasan maju</translation>
    </message>
    <message>
        <source>backward pass</source>
        <translation>lintasan mundur</translation>
    </message>
    <message>
        <source>update</source>
        <translation>pembaruan</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>evaluasi</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>perekaman</translation>
    </message>
    <message>
        <source>No time has been measured yet.</source>
        <translation>Belum ada waktu yang diukur.</translation>
    </message>
    <message>
        <source>Computing is the bottleneck: it takes %1 of the time, so computing twice as fast would make the run %2 times faster.</source>
        <translation>Komputasi adalah hambatannya: komputasi memakan %1 dari waktu, sehingga komputasi dua kali lebih cepat akan membuat run %2 kali lebih cepat.</translation>
    </message>
    <message>
        <source>Computing is not the bottleneck: it takes %1 of the time, so computing twice as fast would make the run only %2 times faster.</source>
        <translation>Komputasi bukan hambatannya: komputasi hanya memakan %1 dari waktu, sehingga komputasi dua kali lebih cepat hanya akan membuat run %2 kali lebih cepat.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>bobot</translation>
    </message>
    <message>
        <source>low-precision copies</source>
        <translation>salinan presisi rendah</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradien</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>keadaan optimizer</translation>
    </message>
    <message>
        <source>running statistics</source>
        <translation>statistik berjalan</translation>
    </message>
    <message>
        <source>input batch</source>
        <translation>batch masukan</translation>
    </message>
    <message>
        <source>activations and the rest</source>
        <translation>aktivasi dan lainnya</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>dicacah</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>dihitung</translation>
    </message>
    <message>
        <source>Emulation saves no memory: rounded values are kept as float32.</source>
        <translation>Emulasi tidak menghemat memori: nilai yang dibulatkan disimpan sebagai float32.</translation>
    </message>
    <message>
        <source>The last row of %1 is not whole; it was left out.</source>
        <translation>Baris terakhir %1 tidak utuh; baris itu dilewati.</translation>
    </message>
    <message>
        <source>the engine of this run cannot compute in %1 natively on this device</source>
        <translation>mesin run ini tidak dapat menghitung secara natif dalam %1 pada perangkat ini</translation>
    </message>
    <message>
        <source>the plan computes on the CPU only</source>
        <translation>mesin plan hanya menghitung di CPU</translation>
    </message>
    <message>
        <source>the plan computes with one thread, not with %1</source>
        <translation>mesin plan menghitung dengan satu thread, bukan dengan %1</translation>
    </message>
    <message>
        <source>the plan emulates %1 and does not compute in it natively</source>
        <translation>mesin plan mengemulasi %1 dan tidak menghitung di dalamnya secara natif</translation>
    </message>
    <message>
        <source>the plan has no step for the layer %1</source>
        <translation>mesin plan tidak memiliki langkah untuk lapisan %1</translation>
    </message>
    <message>
        <source>Line %2 of %1 is no note. What is no note stays in the file and is not shown.</source>
        <translation>Baris %2 dari %1 bukan catatan. Yang bukan catatan tetap di dalam berkas dan tidak ditampilkan.</translation>
    </message>
    <message>
        <source>The notes in %1 could not be read; the file stays as it is.</source>
        <translation>Catatan di %1 tidak dapat dibaca; berkas tetap seperti apa adanya.</translation>
    </message>
    <message>
        <source>It computes in float32 on numbers that are in %1 already, and its results are in %1 as well: nothing is to be rounded here.</source>
        <translation>Menghitung dalam float32 dengan bilangan yang sudah dalam %1, dan hasilnya juga dalam %1: tidak ada yang perlu dibulatkan di sini.</translation>
    </message>
    <message>
        <source>it computed every run that named no engine</source>
        <translation>mesin ini menghitung setiap run yang tidak menyebutkan mesin</translation>
    </message>
    <message>
        <source>it computes in the run&apos;s number format, which another engine would emulate</source>
        <translation>mesin ini menghitung dalam format bilangan run, yang akan diemulasi mesin lain</translation>
    </message>
    <message>
        <source>it is the quickest that can compute this run</source>
        <translation>mesin ini yang tercepat di antara yang dapat menghitung run ini</translation>
    </message>
    <message>
        <source>best epoch&apos;s weights</source>
        <translation>bobot epoch terbaik</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>perkiraan</translation>
    </message>
    <message>
        <source>Whether float32 would need less is not known from this run: the low-precision copies of the weights come on top, and what the library&apos;s casts hold is counted only. Compare the counted peaks of both runs.</source>
        <translation>Dari run ini tidak diketahui apakah float32 akan memerlukan lebih sedikit: salinan bobot berpresisi rendah menambah kebutuhan yang ada, dan yang dipegang oleh konversi pustaka hanya dapat dicacah. Bandingkan puncak tercacah dari kedua run.</translation>
    </message>
    <message>
        <source>Without master weights the weights are rounded but kept as float32: their format is emulated, and their bytes are those of float32.</source>
        <translation>Tanpa bobot master, bobot dibulatkan tetapi tetap disimpan sebagai float32: formatnya diemulasikan, dan jumlah bytenya sama dengan float32.</translation>
    </message>
    <message>
        <source>The Calculator&apos;s rule for any engine gives %1: it has every activation of a micro-batch and its gradient there at once, and knows neither the window&apos;s other inputs nor this engine&apos;s own buffers.</source>
        <translation>Aturan Kalkulator untuk mesin apa pun memberi %1: di situ setiap aktivasi satu mikro-batch dan gradiennya ada sekaligus, sedangkan masukan lain dari jendela dan buffer milik mesin ini tidak diketahui.</translation>
    </message>
    <message>
        <source>Mixed precision needs more memory here than float32 would: the low-precision copies come on top.</source>
        <translation>Presisi campuran di sini memerlukan memori lebih banyak daripada float32: salinan presisi rendah menambah kebutuhan yang ada.</translation>
    </message>
    <message>
        <source>The low-precision copies are the rounded weights and a micro-batch&apos;s gradient on its way to the sum, both as float32: twice the weights.</source>
        <translation>Salinan presisi rendah adalah bobot yang dibulatkan dan gradien satu mikro-batch yang menuju jumlahnya, keduanya sebagai float32: dua kali bobot.</translation>
    </message>
    <message>
        <source>Most of the rest is recording, which takes little time in all: where a run is longer, or not slowed down, its share is smaller.</source>
        <translation>Sebagian besar sisanya adalah perekaman, yang secara keseluruhan hanya memakan sedikit waktu: pada run yang lebih panjang atau tidak diperlambat, bagiannya lebih kecil.</translation>
    </message>
    <message>
        <source>%1, a part of Halfstep, is missing or damaged; install Halfstep again. The engine plan does without it where it can compute the run.</source>
        <translation>%1, bagian dari Halfstep, hilang atau rusak; pasang ulang Halfstep. Mesin plan tidak memerlukannya bila dapat menghitung run itu.</translation>
    </message>
    <message>
        <source>%1 could not be loaded (%2); install the package libtorch-dev. The engine plan does without it where it can compute the run.</source>
        <translation>%1 tidak dapat dimuat (%2); pasang paket libtorch-dev. Mesin plan tidak memerlukannya bila dapat menghitung run itu.</translation>
    </message>
    <message>
        <source>Malformed lines of %1 were left out: %2.</source>
        <translation>Baris rusak dari %1 dilewati: %2.</translation>
    </message>
</context>
</TS>
