/** What is there and when the rest comes, in one short sentence with numbers and days. */
import type { DisponibiliteAffichee } from '@comptoir/contract/articles/article.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { aMagasin } from '../nom-magasin.public.ts';
import type { TranslateArticles } from '../mots.ts';
import { quand } from './quand.ts';

/** `faible`: some, perhaps not enough. `attente`: none here, but dated. */
export type EtatStock = 'ok' | 'faible' | 'attente';

/** The one rule of colours: enough is what covers the quantity and leaves more than a few. */
export function etatStock(present: number, quantite = 1): EtatStock {
  if (present === 0) return 'attente';
  return present < Math.max(quantite, STOCK_FAIBLE) ? 'faible' : 'ok';
}

export interface TexteStock {
  etat: EtatStock;
  texte: string;
}

/** Under this many the buyer wants to know when more comes. */
const STOCK_FAIBLE = 5;

/** `long` names the store; `court` only where it has none; `colonne` stands under a head that does. */
export type VarianteStock = 'court' | 'long' | 'colonne';

type Arrivee = { quantite: number; date: string };

export function textesStock(
  t: TranslateArticles,
  locale: Locale,
  disponibilite: DisponibiliteAffichee,
  jour: string,
  magasin?: { libelle: string },
  variante: VarianteStock = 'long',
  voulue = 1,
): TexteStock {
  const { depot, fournisseur } = disponibilite;
  const nombre = (quantite: number) => formatNombre(locale, quantite);
  const le = (date: string) => quand(locale, date, jour);
  const suite = (arrivee: Arrivee | undefined) =>
    arrivee
      ? t('stock.suite', { quantite: nombre(arrivee.quantite), jour: le(arrivee.date) })
      : undefined;
  const surCommande = t('stock.surCommande', { jour: le(fournisseur) });

  if (disponibilite.magasin && magasin) {
    const { quantite } = disponibilite.magasin;
    const lieu = aMagasin(locale, magasin.libelle);
    if (quantite === 0) {
      const ici = variante === 'colonne' ? nombre(0) : t('stock.aucunMagasin', { lieu });
      return { etat: 'attente', texte: join(ici, suite(prochaine(disponibilite)) ?? surCommande) };
    }
    const la =
      variante !== 'long'
        ? t('stock.enStock', { quantite: nombre(quantite) })
        : t('stock.enStockMagasin', { quantite: nombre(quantite), lieu });
    const etat = etatStock(quantite, voulue);
    return {
      etat,
      texte: etat === 'faible' ? join(la, suite(prochaine(disponibilite))) : la,
    };
  }

  if (depot.quantite === 0) {
    const arrivage = suite(disponibilite.arrivages[0]);
    return { etat: 'attente', texte: arrivage ? join(t('stock.aucun'), arrivage) : surCommande };
  }
  const la = t('stock.enStock', { quantite: nombre(depot.quantite) });
  const livre = t('stock.livre', { jour: le(depot.date) });
  const etat = etatStock(depot.quantite, voulue);
  const apres = etat === 'faible' ? suite(disponibilite.arrivages[0]) : undefined;
  return { etat, texte: join(la, apres ?? livre) };
}

/** Beyond the store: the warehouse if it has some, otherwise what is on its way. */
function prochaine({ depot, arrivages }: DisponibiliteAffichee): Arrivee | undefined {
  return depot.quantite > 0 ? depot : arrivages[0];
}

/** What is there, and when the rest comes. */
export const SIGNE = ' ·\u00a0';

function join(debut: string, fin: string | undefined): string {
  return fin === undefined ? debut : `${debut}${SIGNE}${fin}`;
}
