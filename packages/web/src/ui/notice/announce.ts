/** One live region for the whole page: a listing would otherwise carry one per button. */
let region: HTMLElement | undefined;

/** Readers notice a change of text, so the region is emptied first and filled a moment later. */
const FILL_DELAY_MS = 100;

/** Says a short sentence to screen readers without moving the focus. Call from events and effects. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'sr-only';
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  setTimeout(() => {
    target.textContent = text;
  }, FILL_DELAY_MS);
}
