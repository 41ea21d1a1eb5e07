/**
 * Units as other people's orders write them: UN/ECE recommendation 20, SAP, and the words of the
 * trade in three languages. Data alone; what follows from them is in `quantite-vendue.ts`.
 */
import type { ArticleVendu } from '../articles/article.schema.ts';

export type Unite = ArticleVendu['unite'];

/**
 * `piece` counts single pieces, `mesure` a length, weight or volume, `emballage` names a packing
 * the shop may sell by, `colis` one that holds several of them, nobody knows how many.
 */
export type SensUnite =
  | { sorte: 'piece'; facteur: number }
  | { sorte: 'mesure'; de: 'metre' | 'kg' | 'litre' | 'm2'; facteur: number }
  | { sorte: 'emballage'; unites: readonly Unite[] }
  | { sorte: 'colis' };

/** Any packing: « paquet » says no more than that there are several in it. */
const PAQUET: readonly Unite[] = ['boite', 'sachet', 'lot', 'seau', 'paire', 'cartouche'];

const SENS: readonly (readonly [SensUnite, mots: string])[] = [
  [
    { sorte: 'piece', facteur: 1 },
    'c62 ea h87 pce pc pcs pces piece pieces pieza piezas pza pzas pz u un unit units unite unites ud uds unid unidad unidades each st stk stck stuck nar nos',
  ],
  [{ sorte: 'piece', facteur: 12 }, 'dzn dz dzp dozen dozens douzaine douzaines docena docenas'],
  [{ sorte: 'piece', facteur: 100 }, 'cen hundred centaine centaines ciento cientos'],
  [{ sorte: 'piece', facteur: 1000 }, 'mil t3 millier milliers thousand thousands millar millares'],
  [
    { sorte: 'emballage', unites: ['boite'] },
    'bx box boxes boite boites bte btes bt caja cajas schachtel',
  ],
  [
    { sorte: 'emballage', unites: ['sachet'] },
    'bg bag bags sachet sachets sac sacs bolsa bolsas pouch pouches',
  ],
  [{ sorte: 'emballage', unites: ['paire'] }, 'pr prs pair pairs paire paires par pares paar'],
  [
    { sorte: 'emballage', unites: ['rouleau'] },
    'ro rl rlx roll rolls rouleau rouleaux rollo rollos couronne couronnes coil coils bobine bobines bobina bobinas',
  ],
  [
    { sorte: 'emballage', unites: ['cartouche'] },
    'cartouche cartouches cartridge cartridges cartucho cartuchos tu tube tubes',
  ],
  [{ sorte: 'emballage', unites: ['seau'] }, 'bj seau seaux bucket buckets pail pails cubo cubos'],
  [
    { sorte: 'emballage', unites: ['lot'] },
    'lot lots set sets kit kits kt jeu jeux juego juegos lote lotes',
  ],
  [
    { sorte: 'emballage', unites: PAQUET },
    'pk pa pack packs packet packets paquet paquets paquete paquetes pqt nmp blister blisters',
  ],
  [
    { sorte: 'emballage', unites: ['plaque'] },
    'plaque plaques sheet sheets placa placas plancha planchas panneau panneaux panel panels paneles tablero tableros',
  ],
  [
    { sorte: 'emballage', unites: ['barre'] },
    'barre barres bar bars barra barras length lengths longueur longueurs',
  ],
  [
    { sorte: 'colis' },
    'ct ctn carton cartons cartones case cases cs caisse caisses colis pallet pallets palette palettes palet palets pf px pal',
  ],
  [
    { sorte: 'mesure', de: 'metre', facteur: 1 },
    'm mtr mtrs ml lm metre metres meter meters metro metros',
  ],
  [{ sorte: 'mesure', de: 'metre', facteur: 0.01 }, 'cm cmt'],
  [{ sorte: 'mesure', de: 'metre', facteur: 0.001 }, 'mm mmt'],
  [
    { sorte: 'mesure', de: 'kg', facteur: 1 },
    'kg kgm kgs kilo kilos kilogramme kilogrammes kilogram kilograms kilogramo kilogramos',
  ],
  [{ sorte: 'mesure', de: 'kg', facteur: 0.001 }, 'g gr grm'],
  [{ sorte: 'mesure', de: 'litre', facteur: 1 }, 'l ltr litre litres liter liters litro litros'],
  [{ sorte: 'mesure', de: 'm2', facteur: 1 }, 'm2 mtk sqm'],
];

const PAR_MOT = new Map(
  SENS.flatMap(([sens, mots]) => mots.split(' ').map((mot): [string, SensUnite] => [mot, sens])),
);

/** Undefined: nobody here knows that unit. « Boîte de 200 » is a box, whatever it holds. */
export function sensUnite(ecrite: string): SensUnite | undefined {
  const mots = ecrite
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .split(/[^a-z0-9]+/)
    .filter((mot) => mot !== '');
  const [premier = ''] = mots;
  return PAR_MOT.get(premier) ?? (ARTICLES.has(premier) ? PAR_MOT.get(mots[1] ?? '') : undefined);
}

/** « la boîte », « le seau », « per box ». */
const ARTICLES = new Set(['la', 'le', 'l', 'les', 'the', 'per', 'par', 'el', 'por', 'a']);
