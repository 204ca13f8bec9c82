#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace halfstep {

/// The attempts that a mark stands for.
struct Stretch {
    std::int64_t first;
    std::int64_t last;
};

/// Marks along the attempt axis in bounded memory: the newest are kept each for itself, older ones of one kind are
/// joined where they lie within 1/256 of the run. Each sort of mark says where it stands, what is of one kind and how
/// two are joined: stretchOf(mark), sameKind(mark, mark), join(mark, later).
template <typename Mark>
class MarkList {
public:
    void append(Mark mark) ///< after all that are there
    {
        m_marks.push_back(std::move(mark));
        if (m_marks.size() >= m_limit)
            thin();
    }
    const std::vector<Mark>& all() const { return m_marks; }

private:
    static constexpr std::size_t never = 4096; ///< marks at which nothing is joined yet
    static constexpr std::size_t newest = 512;

    /// The newest mark of a kind, and where the first of those joined in it began.
    struct Newest {
        std::size_t index;
        std::int64_t first;
    };

    void thin()
    {
        const std::int64_t span = stretchOf(m_marks.back()).last / 256;
        std::vector<Newest> kinds;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_marks.size(); ++i) {
            Mark& mark = m_marks[i];
            const Stretch stretch = stretchOf(mark);
            const auto kind =
                std::ranges::find_if(kinds, [&](const Newest& k) { return sameKind(m_marks[k.index], mark); });
            if (kind != kinds.end() && i + newest < m_marks.size() && stretch.last - kind->first <= span) {
                join(m_marks[kind->index], mark);
                continue;
            }
            if (kind == kinds.end())
                kinds.push_back({kept, stretch.first});
            else
                *kind = {kept, stretch.first};
            if (kept < i)
                m_marks[kept] = std::move(mark);
            ++kept;
        }
        m_marks.erase(m_marks.begin() + static_cast<std::ptrdiff_t>(kept), m_marks.end());
        m_limit = std::max(never, 2 * kept); // thinning stays rare however many kinds there are
    }

    std::vector<Mark> m_marks;
    std::size_t m_limit = never;
};

} // namespace halfstep
