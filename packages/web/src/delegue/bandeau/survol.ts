/** Under the pointer, on ink or on the violet of who acts for someone. */
export const SURVOL = 'hover:bg-ink-2 in-data-agit:hover:bg-del-2';
