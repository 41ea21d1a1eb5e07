import { useTexts } from '../words/use-texts.ts';
import { printPage } from './print.ts';
import { showToast } from './notice/toast-store.ts';

/** Prints the page; where the browser will not, says so. */
export function usePrintPage(): () => void {
  const t = useTexts('ui');
  return () => printPage(() => showToast({ kind: 'snackbar', title: t('impression.impossible') }));
}
