/** How a store is called on its own pages. */
import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import type { TranslateOf } from '../words/use-texts.ts';

type Nomme = Pick<Magasin, 'libelle' | 'type'>;

/** Names come from the company, in French; the kind of a place is said in the language of the page. */
const POINT = 'Point de retrait ';

/** « Comptoir Nantes », « Pick-up point Cholet ». */
export function libelleDuLieu(t: TranslateOf<'magasins'>, { libelle, type }: Nomme): string {
  return type === 'point-de-retrait' && libelle.startsWith(POINT)
    ? `${t('liste.pointDeRetrait')} ${libelle.slice(POINT.length)}`
    : libelle;
}

/** Where a mark beside it already says its kind: « Nantes », « Cholet ». */
export function nomCourt({ libelle, type }: Nomme): string {
  const nom = nomMagasin(libelle);
  return type === 'point-de-retrait' && nom.startsWith(POINT) ? nom.slice(POINT.length) : nom;
}
