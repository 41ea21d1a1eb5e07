/** How the rules of the demo are written: from nodes to nodes, with what has to agree. */
import type { ConditionLien, RegleLien } from '@comptoir/server/produits/produits.public.ts';
import { texte, type Texte } from '../../catalogue/modele.ts';

type Paires = Readonly<Record<string, string>>;

export interface Accords {
  /** An attribute and the one of the other side that has the same value. */
  egal?: Paires;
  /** One is a number, the other a range. */
  dans?: Paires;
  /** An attribute, that of the other side, and which value goes with which. */
  table?: readonly [attribut: string, autre: string, valeurs: Readonly<Record<string, string>>];
  /** Values that the article, or the other, must have. */
  si?: Readonly<Record<string, readonly string[]>>;
  vers?: Readonly<Record<string, readonly string[]>>;
  /** The same maker alone. */
  memeMarque?: true;
}

export function regle(
  code: string,
  de: readonly string[],
  vers: readonly string[],
  raison: Texte,
  accords: Accords = {},
): RegleLien {
  return {
    code,
    type: 'complement',
    marque: accords.memeMarque ? 'meme' : 'libre',
    de,
    vers,
    // What both share first: the reason names its value.
    conditions: [
      ...entre('egal', accords.egal),
      ...entre('dans', accords.dans),
      ...enTable(accords.table),
      ...parmi('attribut', accords.si),
      ...parmi('autreAttribut', accords.vers),
    ],
    raison,
  };
}

function entre(comparaison: 'egal' | 'dans', paires: Paires = {}): ConditionLien[] {
  return Object.entries(paires).map(([attribut, autreAttribut]) => ({
    comparaison,
    attribut,
    autreAttribut,
  }));
}

function enTable(table: Accords['table']): ConditionLien[] {
  if (!table) return [];
  const [attribut, autreAttribut, paires] = table;
  const [valeurs, autres] = [Object.keys(paires), Object.values(paires)];
  return [{ comparaison: 'table', attribut, autreAttribut, valeurs, autres }];
}

function parmi(cote: 'attribut' | 'autreAttribut', choix: Accords['si'] = {}): ConditionLien[] {
  return Object.entries(choix).map(
    ([code, valeurs]) => ({ comparaison: 'parmi', [cote]: code, valeurs }) as ConditionLien,
  );
}

export const RAISONS = {
  empreinte: texte('même empreinte {valeur}', 'same {valeur} drive', 'misma huella {valeur}'),
  batterie: texte('même batterie {valeur}', 'same {valeur} battery', 'misma batería de {valeur}'),
  chargeur: texte(
    'vendue sans chargeur {valeur}',
    'sold without its {valeur} charger',
    'se vende sin cargador de {valeur}',
  ),
  diametre: texte('pour Ø {valeur}', 'for Ø {valeur}', 'para Ø {valeur}'),
  percer: texte('pour percer à {valeur}', 'to drill at {valeur}', 'para taladrar a {valeur}'),
  foret: texte('foret pour {valeur}', 'drill for {valeur}', 'broca para {valeur}'),
  avantTrou: texte('pour l’avant-trou', 'to drill the pilot hole', 'para el taladro previo'),
  filetage: texte('même filetage {valeur}', 'same {valeur} thread', 'misma rosca {valeur}'),
  serrer: texte('pour serrer du {valeur}', 'to tighten {valeur}', 'para apretar {valeur}'),
  visser: texte('pour visser', 'to drive it in', 'para atornillar'),
  poser: texte('pour la pose', 'to fit it', 'para la instalación'),
  fixer: texte('pour la fixation', 'to fix it', 'para la fijación'),
  coller: texte('pour le collage', 'to glue it', 'para el pegado'),
  couper: texte('pour la coupe', 'to cut it', 'para el corte'),
  poncer: texte('pour le ponçage', 'to sand it', 'para el lijado'),
  mesurer: texte('pour mesurer et tracer', 'to measure and mark', 'para medir y trazar'),
  consommable: texte('consommable', 'consumable', 'consumible'),
  rechange: texte('pièce qui s’use', 'wearing part', 'pieza de desgaste'),
  porter: texte('à porter pendant le travail', 'to wear at work', 'para llevar durante el trabajo'),
  tenue: texte('complète la tenue', 'completes the outfit', 'completa el equipo'),
  taille: texte('même taille {valeur}', 'same size {valeur}', 'misma talla {valeur}'),
  pointure: texte('pour la pointure {valeur}', 'for shoe size {valeur}', 'para el número {valeur}'),
  aspirer: texte('pour aspirer la poussière', 'to extract the dust', 'para aspirar el polvo'),
  finir: texte('pour la finition', 'to finish it', 'para el acabado'),
  nettoyer: texte('pour nettoyer', 'to clean up', 'para limpiar'),
  alimenter: texte('pour l’alimenter', 'to power it', 'para alimentarlo'),
  decor: texte('même décor {valeur}', 'same {valeur} decor', 'mismo decorado {valeur}'),
  completer: texte('va avec', 'goes with it', 'va con ello'),
  transporter: texte('pour le transport', 'to carry it', 'para el transporte'),
  ranger: texte('pour le rangement', 'to store it', 'para guardarlo'),
} satisfies Record<string, Texte>;
