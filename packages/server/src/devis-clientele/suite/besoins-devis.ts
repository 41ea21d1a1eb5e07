/** What has to be bought for a quote: articles of its lines and kits, with their waste, whole units. */
import { diviser, multiplier, unitesOf } from '@comptoir/contract/devis-clientele/decimal.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { entier } from '../comparer-prix.ts';

export interface BesoinDevis {
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  /** In ten-thousandths, waste counted: what the quote counts on. */
  prevu: bigint;
}

const CENT = unitesOf('100');

export function besoinsDevis({ sections }: DocumentDevis): BesoinDevis[] {
  const besoins = new Map<number, { exacte: bigint } & Omit<BesoinDevis, 'quantite'>>();
  for (const ligne of sections.flatMap(({ lignes }) => lignes)) {
    if (ligne.option && !ligne.choisie) continue;
    const nombre = multiplier(
      unitesOf(ligne.quantite),
      unitesOf('1') + diviser(unitesOf(ligne.perte), CENT),
    );
    const parts =
      ligne.type === 'ouvrage'
        ? (ligne.composants ?? []).map((part) => ({
            ...part,
            exacte: multiplier(nombre, unitesOf(part.quantite)),
          }))
        : ligne.type === 'article'
          ? [{ ...ligne, exacte: nombre }]
          : [];
    for (const { articleId, reference = '', libelle, achatHT, exacte } of parts) {
      if (articleId === undefined) continue;
      const deja = besoins.get(articleId);
      const prevu = multiplier(exacte, unitesOf(achatHT ?? '0'));
      besoins.set(articleId, {
        articleId,
        reference,
        libelle,
        exacte: exacte + (deja?.exacte ?? 0n),
        prevu: prevu + (deja?.prevu ?? 0n),
      });
    }
  }
  return [...besoins.values()].map(({ exacte, ...besoin }) => ({
    ...besoin,
    quantite: entier(exacte),
  }));
}
