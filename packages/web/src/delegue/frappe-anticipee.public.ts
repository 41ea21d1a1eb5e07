/** What a delegate types while the account search is still being fetched, for its field. */
import { overlayStore } from '../overlay/overlay-store.ts';

const CHAMP = '[data-champ-compte]';

/** From the moment the search is opened until its field is there, or the search is closed. */
export function garderFrappe(): void {
  let frappe = '';
  const isAttendue = () =>
    overlayStore.get()?.open === true && overlayStore.get()?.id === 'recherche-compte';
  const onKey = (event: KeyboardEvent) => {
    if (!isAttendue()) return cesser();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1) frappe += event.key;
    else if (event.key === 'Backspace') frappe = frappe.slice(0, -1);
    else return;
    event.preventDefault();
  };
  const arrivee = new MutationObserver(() => {
    if (!isAttendue()) return cesser();
    const champ = document.querySelector<HTMLInputElement>(CHAMP);
    if (!champ) return;
    cesser();
    if (frappe === '') return;
    // As if it were typed there: the field is one that React looks after.
    champ.focus();
    champ.setRangeText(frappe, 0, champ.value.length, 'end');
    champ.dispatchEvent(new InputEvent('input', { bubbles: true, data: frappe }));
  });
  function cesser(): void {
    document.removeEventListener('keydown', onKey, true);
    arrivee.disconnect();
  }
  document.addEventListener('keydown', onKey, true);
  arrivee.observe(document.body, { childList: true, subtree: true });
}
