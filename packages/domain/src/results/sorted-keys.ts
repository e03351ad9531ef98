/** How many entries a page holds before it is split in two. */
const PAGE_SIZE = 512;

interface Page {
  readonly keys: Float64Array;
  readonly ids: Float64Array;
  size: number;
}

/** Ids sorted by key, then by id. */
export interface SortedKeys {
  size(): number;
  add(key: number, id: number): void;
  remove(key: number, id: number): void;
  /** Adds a pair that comes after all others. Faster than `add`, for pairs that are already sorted. */
  append(key: number, id: number): void;
  clear(): void;
  /** How many keys are lower. */
  countBelow(key: number): number;
  /** How many keys are lower or equal. */
  countUpTo(key: number): number;
  keyAt(index: number): number | null;
  /** Ids from `offset` on, in order, at most `limit`. */
  slice(offset: number, limit: number): { readonly keys: number[]; readonly ids: number[] };
}

/**
 * A sorted list in pages of typed arrays. A change moves one page and not the whole list, so one passing among 100,000
 * entries costs microseconds. A position is found by a binary search among pages and another inside the page.
 *
 * @example
 * const list = createSortedKeys();
 * list.add(2_468_000, 101);
 * list.countBelow(2_500_000); // 1
 */
export function createSortedKeys(): SortedKeys {
  let pages: Page[] = [];
  let size = 0;

  /** The first page whose last pair is not below (key, id); the last page when all are. */
  function pageFor(key: number, id: number): number {
    let low = 0;
    let high = Math.max(0, pages.length - 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const page = pages[middle] as Page;
      if (isBelow(page, page.size - 1, key, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function countBefore(key: number, id: number): number {
    if (size === 0) return 0;
    const target = pageFor(key, id);
    let count = placeIn(pages[target] as Page, key, id);
    for (let i = 0; i < target; i++) count += (pages[i] as Page).size;
    return count;
  }

  function add(key: number, id: number): void {
    if (pages.length === 0) pages.push(emptyPage());
    let index = pageFor(key, id);
    let page = pages[index] as Page;
    if (page.size === PAGE_SIZE) {
      const upper = splitPage(page);
      pages.splice(index + 1, 0, upper);
      if (isBelow(page, page.size - 1, key, id)) {
        index += 1;
        page = upper;
      }
    }
    const place = placeIn(page, key, id);
    page.keys.copyWithin(place + 1, place, page.size);
    page.ids.copyWithin(place + 1, place, page.size);
    page.keys[place] = key;
    page.ids[place] = id;
    page.size += 1;
    size += 1;
  }

  function remove(key: number, id: number): void {
    const index = pageFor(key, id);
    const page = pages[index];
    if (!page) return;
    const place = placeIn(page, key, id);
    if (place >= page.size || page.keys[place] !== key || page.ids[place] !== id) return;
    page.keys.copyWithin(place, place + 1, page.size);
    page.ids.copyWithin(place, place + 1, page.size);
    page.size -= 1;
    size -= 1;
    if (page.size === 0) pages.splice(index, 1);
  }

  function append(key: number, id: number): void {
    let page = pages[pages.length - 1];
    if (!page || page.size >= PAGE_SIZE / 2) {
      page = emptyPage();
      pages.push(page);
    }
    page.keys[page.size] = key;
    page.ids[page.size] = id;
    page.size += 1;
    size += 1;
  }

  function clear(): void {
    pages = [];
    size = 0;
  }

  function slice(offset: number, limit: number) {
    const keys: number[] = [];
    const ids: number[] = [];
    let skip = offset;
    for (const page of pages) {
      const from = Math.min(skip, page.size);
      skip -= from;
      for (let i = from; i < page.size && ids.length < limit; i++) {
        keys.push(page.keys[i] as number);
        ids.push(page.ids[i] as number);
      }
      if (ids.length >= limit) break;
    }
    return { keys, ids };
  }

  return {
    size: () => size,
    add,
    remove,
    append,
    clear,
    countBelow: (key) => countBefore(key, -Infinity),
    countUpTo: (key) => countBefore(key, Infinity),
    keyAt: (index) => slice(index, 1).keys[0] ?? null,
    slice,
  };
}

function emptyPage(): Page {
  return { keys: new Float64Array(PAGE_SIZE), ids: new Float64Array(PAGE_SIZE), size: 0 };
}

function isBelow(page: Page, index: number, key: number, id: number): boolean {
  const other = page.keys[index] as number;
  return other < key || (other === key && (page.ids[index] as number) < id);
}

/** How many pairs of the page are below (key, id). */
function placeIn(page: Page, key: number, id: number): number {
  let low = 0;
  let high = page.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(page, middle, key, id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function splitPage(page: Page): Page {
  const half = page.size >>> 1;
  const upper = emptyPage();
  upper.keys.set(page.keys.subarray(half, page.size));
  upper.ids.set(page.ids.subarray(half, page.size));
  upper.size = page.size - half;
  page.size = half;
  return upper;
}
