/** What every row says, made once per language rather than once per row. */
import type { TranslateOf } from '../../words/use-texts.ts';

type T = TranslateOf<'achat-rapide'>;

const made = new WeakMap<T, MotsLigne>();

export interface MotsLigne {
  exemple: string;
  liste: string;
  recherche: string;
  prixDemande: string;
  vouliezVous: string;
  remplace: string;
  chercher: string;
  reunir: string;
  aVerifier: string;
  verifiee: string;
}

export function motsLigne(t: T): MotsLigne {
  let mots = made.get(t);
  if (!mots) {
    mots = {
      exemple: t('ligne.exemple'),
      liste: t('ligne.liste'),
      recherche: t('ligne.recherche'),
      prixDemande: t('probleme.sans-prix'),
      vouliezVous: t('ligne.vouliezVous'),
      remplace: t('ligne.remplacePar'),
      chercher: t('ligne.chercher'),
      reunir: t('ligne.reunir'),
      aVerifier: t('ligne.aVerifier'),
      verifiee: t('ligne.verifiee'),
    };
    made.set(t, mots);
  }
  return mots;
}
