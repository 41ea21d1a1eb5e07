/** What has to be bought for a quote: articles of its lines and kits, with their waste, whole units. */
import { diviser, multiplier, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
} from '@comptoir/contract/devis-clientele/document.schema.ts';
import { entier } from '../comparer-prix.ts';

export interface BesoinDevis {
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  /** '' where nothing is cut. */
  traitCoupe: string;
  chutes: boolean;
  exemplaires: number;
  /** In ten-thousandths, waste counted: what the quote counts on. */
  prevu: bigint;
}

const CENT = unitesOf('100');

export function besoinsDevis({ sections }: DocumentDevis): BesoinDevis[] {
  const besoins = new Map<string, { exacte: bigint } & Omit<BesoinDevis, 'quantite'>>();
  const comptees = sections.flatMap(({ lignes }) =>
    lignes.filter(({ option, choisie }) => !option || choisie),
  );
  for (const ligne of comptees) {
    const nombre = multiplier(
      unitesOf(ligne.quantite),
      unitesOf('1') + diviser(unitesOf(ligne.perte), CENT),
    );
    for (const { articleId, reference = '', libelle, achatHT, exacte, ...part } of partsOf(
      ligne,
      nombre,
    )) {
      if (articleId === undefined) continue;
      const { traitCoupe = '', chutes = false, exemplaires = 1 } = part;
      const cle = cleOf(articleId, traitCoupe);
      const deja = besoins.get(cle);
      const prevu = multiplier(exacte, unitesOf(achatHT ?? '0'));
      besoins.set(cle, {
        articleId,
        reference,
        libelle,
        traitCoupe,
        chutes,
        exemplaires: exemplaires + (deja?.exemplaires ?? 0),
        exacte: exacte + (deja?.exacte ?? 0n),
        prevu: prevu + (deja?.prevu ?? 0n),
      });
    }
  }
  // An order has the saw in the amount of what is sawn.
  const parId = new Map(comptees.map((ligne) => [ligne.id, ligne]));
  for (const { coupeDe, achatHT, quantite } of comptees) {
    const { articleId, traitCoupe } = parId.get(coupeDe ?? '') ?? {};
    const besoin = articleId === undefined ? undefined : besoins.get(cleOf(articleId, traitCoupe));
    if (besoin) besoin.prevu += multiplier(unitesOf(achatHT ?? '0'), unitesOf(quantite));
  }
  return [...besoins.values()].map(({ exacte, ...besoin }) => ({
    ...besoin,
    quantite: entier(exacte),
  }));
}

const cleOf = (articleId: number, traitCoupe = '') => `${articleId} ${traitCoupe}`;

interface Part extends Pick<
  LigneDevisClientele,
  'articleId' | 'reference' | 'libelle' | 'achatHT' | 'traitCoupe' | 'chutes' | 'exemplaires'
> {
  exacte: bigint;
}

function partsOf(ligne: LigneDevisClientele, nombre: bigint): Part[] {
  if (ligne.type === 'article') return [{ ...ligne, exacte: nombre }];
  if (ligne.type !== 'ouvrage') return [];
  return (ligne.composants ?? []).map((composant) => ({
    ...composant,
    exacte: multiplier(nombre, unitesOf(composant.quantite)),
  }));
}
