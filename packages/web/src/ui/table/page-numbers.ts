/** Pages to offer: the first, the last, the current one and its neighbours; `null` stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    // A gap of one page is that page: the dots would take the same place.
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? [null, page] : [page];
  });
}
