/** What has to agree between two models so that one is proposed with the other. */
import type { ModeleArticle } from './modele.ts';

/** An attribute of the model, and the one of the other that has to have the same value. */
export type Accord = readonly [attribut: string, autreAttribut: string];

/** Wherever both have them. */
const TOUJOURS: readonly Accord[] = [
  ['filetage-metrique', 'filetage-metrique'],
  ['empreinte-vis', 'empreinte-embout'],
  ['empreinte-embout', 'empreinte-vis'],
  ['attachement-outil', 'attachement-outil'],
  ['queue-fraise', 'queue-fraise'],
  ['alesage', 'alesage'],
  ['type-lame', 'type-lame'],
  ['volume-cuve', 'volume-cuve'],
];

/** One goes into or onto the other: of many things that have a diameter, these alone. */
const MEME_DIAMETRE = new Set([
  'AGC BMF',
  'FFR FSD',
  'FNU FSD',
  'FRA FHS',
  'FVB FSQ',
  'TPR TPV',
  'TPV TSI',
]);

export function accordsOf(modele: ModeleArticle, autre: ModeleArticle): Accord[] {
  const connus = TOUJOURS.filter(([a, b]) => porte(modele, a) && porte(autre, b));
  if (MEME_DIAMETRE.has([modele.code, autre.code].sort().join(' '))) {
    connus.push(['diametre', 'diametre']);
  }
  if (isMemeBatterie(modele, autre)) connus.push(['tension', 'tension']);
  return connus;
}

/** A battery and what it drives or what charges it are of one maker: no two systems are alike. */
export function isMemeBatterie(modele: ModeleArticle, autre: ModeleArticle): boolean {
  return (
    porte(modele, 'tension') && porte(autre, 'tension') && aBatterie(modele) && aBatterie(autre)
  );
}

function aBatterie({ genre, fixes, axes }: ModeleArticle): boolean {
  const sources = [fixes?.['source-energie'], ...(axes['source-energie'] ?? [])];
  return genre === 'batterie' || genre === 'chargeur' || sources.includes('batterie');
}

function porte({ axes, fixes }: ModeleArticle, attribut: string): boolean {
  return attribut in axes || (fixes !== undefined && attribut in fixes);
}
