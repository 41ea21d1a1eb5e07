/**
 * What style sheets know of a page from its root. A `:has()` there would be asked anew with every
 * change of the page, and what it answers inherited by every element.
 */
import type { PageInfo } from '../page/page-context.ts';
import type { PageRoute } from '../routes/page-route.ts';

/** Pages for finishing something: on a phone they show the way back and their name. */
export const isTitled = (route: PageRoute | undefined): boolean => route?.nom === 'panier';

export function rootMarks({
  route,
  session: { delegue, compte, preferences, discretion },
}: PageInfo) {
  return {
    'data-header': route?.frame === 'tunnel' ? 'still' : isTitled(route) ? 'title' : undefined,
    'data-delegue': delegue && (delegue.isReplie ? 'replie' : 'deplie'),
    'data-densite': preferences?.densite === 'serree' ? 'serree' : undefined,
    'data-discret': discretion,
    'data-pour-client': delegue && compte ? '' : undefined,
  };
}
