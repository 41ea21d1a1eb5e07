/** What a quote is begun with, wherever it comes from, and the sections it becomes. */
import { writeDecimal, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import { ligneVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import type {
  LigneDevisClientele,
  SectionDevis,
  TauxTva,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  MAX_LIGNES_DEVIS,
  MAX_SECTIONS_DEVIS,
  MAX_SIGNES_LIGNE,
  MAX_SIGNES_TITRE,
} from '@comptoir/contract/devis-clientele/limites.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { uniteDevis } from '@comptoir/contract/devis-clientele/unite-devis.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS_RECU } from '../mots.ts';

export interface ArticleADeviser {
  type: 'article';
  articleId: number;
  reference: string;
  libelle: string;
  /** As it is sold. */
  unite: string;
  quantite: number;
  /** What the company pays for one today; null: nothing is known. */
  achatHT: string | null;
  /** '' where nothing is cut. */
  traitCoupe: string;
  chutes: boolean;
  exemplaires: number;
  /** What the cutting comes to; null where nothing is cut, or it has to be priced by hand. */
  coupeHT: string | null;
}

/** Something that is bought elsewhere, or only said. */
export interface TexteADeviser {
  type: 'libre' | 'commentaire';
  libelle: string;
  quantite: number;
}

export interface GroupeADeviser {
  titre: string;
  lignes: readonly (ArticleADeviser | TexteADeviser)[];
}

/** Refused whole where a quote does not hold all of it. */
export function toSections(
  groupes: readonly GroupeADeviser[],
  { langue, tva }: { langue: Locale; tva: TauxTva },
): SectionDevis[] {
  let numero = 0;
  const cle = () => `l${++numero}`;
  const sections = groupes.map(({ titre, lignes }, i) => ({
    id: `s${i + 1}`,
    titre: titre.slice(0, MAX_SIGNES_TITRE),
    marge: null,
    lignes: lignes
      .flatMap((ligne) => toLignes(ligne, { langue, cle }))
      .map((ligne) => ({ ...ligne, tva })),
  }));
  if (numero > MAX_LIGNES_DEVIS || sections.length > MAX_SECTIONS_DEVIS) {
    throw refus('devis-client-trop-long', { maximum: MAX_LIGNES_DEVIS });
  }
  return sections;
}

/** The cutting is a line of its own: what the article costs stays comparable from day to day. */
function toLignes(
  ligne: ArticleADeviser | TexteADeviser,
  { langue, cle }: { langue: Locale; cle: () => string },
): LigneDevisClientele[] {
  const libelle = ligne.libelle.slice(0, MAX_SIGNES_LIGNE);
  const quantite = String(ligne.quantite);
  if (ligne.type !== 'article') return [{ ...ligneVide(cle(), ligne.type), libelle, quantite }];
  const { articleId, reference, achatHT, traitCoupe, chutes, exemplaires, coupeHT } = ligne;
  const isCoupee = traitCoupe !== '';
  const article: LigneDevisClientele = {
    ...ligneVide(cle(), 'article'),
    articleId,
    reference,
    libelle,
    quantite,
    unite: uniteDevis(ligne.unite),
    achatHT: prixOf(achatHT),
    ...(isCoupee && { traitCoupe, chutes, ...(exemplaires > 1 && { exemplaires }) }),
  };
  if (!isCoupee) return [article];
  const debit = MOTS_RECU[langue]('lignes.debit', { libelle }).slice(0, MAX_SIGNES_LIGNE);
  const travail: LigneDevisClientele = {
    ...ligneVide(cle(), 'libre'),
    libelle: debit,
    unite: 'forfait',
    coupeDe: article.id,
    achatHT: prixOf(coupeHT),
  };
  return [article, travail];
}

function prixOf(montant: string | null): string | null {
  return montant === null ? null : writeDecimal(unitesOf(montant));
}
