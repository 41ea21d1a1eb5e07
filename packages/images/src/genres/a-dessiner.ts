/**
 * Genres nobody drew yet, by category: they show the stand-in of their genre. A genre leaves this list
 * when it gets its model.
 */
export const A_DESSINER: Readonly<Record<string, readonly string[]>> = {
  fixation: [],
  'quincaillerie-batiment': [],
  agencement: [],
  'panneaux-bois': [],
  'outillage-main': [],
  electroportatif: [],
  epi: [],
  'vetements-travail': [],
  'manutention-stockage': [],
};
