/**
 * The place of the delegate's banner in the frame. Its code and words concern delegates alone: the
 * server has them when it renders, the browser fetches them while the HTML already stands there.
 */
import './bandeau.css';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, use, type ComponentType } from 'react';
import type { Locale } from '@comptoir/contract/locales.ts';
import { usePage } from '../page-context.ts';
import type { Texts } from '../texts.ts';

let Bandeau: ComponentType | undefined;
const ready = new Map<Locale, Promise<void> | true>();

/** Before a page of a delegate is rendered. */
export async function preparerBandeau(texts: Texts, locale: Locale): Promise<void> {
  const [module] = await Promise.all([import('./bandeau.tsx'), texts.load(locale, ['delegue'])]);
  ({ Bandeau } = module);
  ready.set(locale, true);
}

export function BandeauDelegue() {
  return (
    <Suspense>
      <QuandPret />
    </Suspense>
  );
}

function QuandPret() {
  const { locale } = usePage();
  const { texts } = useRouteContext({ from: '__root__' });
  let pret = ready.get(locale);
  if (!pret) ready.set(locale, (pret = preparerBandeau(texts, locale)));
  if (pret !== true) use(pret);
  return Bandeau && <Bandeau />;
}
