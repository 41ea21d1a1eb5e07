import { parLettres, tableau } from '../../pdf.ts';
import { tableauDeTableur } from '../../pdf-tableur.ts';
import { DEUX, DISJ, SEAU, VIS, type FichierEcrit } from './fichier-ecrit.ts';

/** Columns as wide as what they hold. */
const DE_TABLEUR = [
  { gauche: 74.45, droite: 99.4 },
  { gauche: 99.4, droite: 189.4 },
  { gauche: 189.4, droite: 374.4 },
  { gauche: 374.4, droite: 409.4 },
  { gauche: 409.4, droite: 464.4 },
];

const ORDINAIRE = [
  ['Référence', 'Qté'],
  [VIS, '3'],
  [DISJ, '12'],
];

export const papiers: FichierEcrit[] = [
  {
    programme: 'a PDF printer',
    bizarrerie: 'N° before Référence',
    contenu: tableau(
      [40, 80, 180, 400, 460],
      [
        ['N°', 'Référence', 'Désignation', 'Qté', 'P.U. HT'],
        ['1', VIS, 'Vis à bois', '3', '20,90'],
        ['', '', 'boîte de 200', '', ''],
        ['2', DISJ, 'Disjoncteur 16A', '12', '8,10'],
        ['', '', '', 'Total', '160,00'],
      ],
      'BON DE COMMANDE N° 2026/11/0034',
    ),
    attendu: DEUX,
    numero: '2026/11/0034',
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'no head, a line number first',
    contenu: tableau(
      [40, 80, 180, 400, 460],
      [
        ['1', VIS, 'Vis à bois', '3', '20,90'],
        ['2', DISJ, 'Disjoncteur 16A', '12', '8,10'],
      ],
      'Commande fournisseur CF004512',
    ),
    attendu: DEUX,
    numero: 'CF004512',
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'a column of stock before that of the order, in Spanish',
    contenu: tableau(
      [40, 180, 300, 400],
      [
        ['Referencia', 'Stock', 'Cantidad', 'Unidad'],
        [VIS, '140', '3', 'caja'],
        [DISJ, '22', '12', 'ud'],
      ],
      'Pedido n.º PED-2026-77',
    ),
    attendu: DEUX,
    numero: 'PED-2026-77',
  },
  {
    programme: 'a spreadsheet',
    bizarrerie: 'printed letter by letter',
    contenu: parLettres(
      [40, 80, 180, 400, 460],
      [
        ['N°', 'Référence', 'Désignation', 'Qté', 'P.U. HT'],
        ['1', VIS, 'Vis à bois', '3', '20,90'],
        ['2', DISJ, 'Disjoncteur 16A', '12', '8,10'],
      ],
    ),
    attendu: DEUX,
  },
  {
    programme: 'gnumeric',
    bizarrerie: 'figures at the right of their column, heads at its left, one touching the code',
    contenu: tableauDeTableur(DE_TABLEUR, [
      ['Bon de commande n° BC-7741'],
      [''],
      ['N°', 'Référence', 'Désignation', 'Qté', 'P.U. HT'],
      ['1', VIS, 'Vis à bois 5×60, boîte de 200', '3', '20.9'],
      ['2', DISJ, 'Disjoncteur 16A', '12', '8.1'],
    ]),
    attendu: DEUX,
    numero: 'BC-7741',
  },
  {
    programme: 'gnumeric',
    bizarrerie: 'a quantity touching the price, none on one line',
    contenu: tableauDeTableur(DE_TABLEUR, [
      ['N°', 'Référence', 'Désignation', 'Qté', 'P.U. HT'],
      ['1', VIS, 'Vis à bois', '3', "'20,90"],
      ['2', DISJ, '16 A', '', '8.1'],
    ]),
    attendu: [`${VIS}×3`, `?${DISJ} sans-quantite []`],
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'a password to open it',
    contenu: tableau([40, 180], ORDINAIRE, '', { userPassword: 'secret' }),
    attendu: ['refus:protege'],
  },
  {
    programme: 'a PDF printer',
    bizarrerie: 'a password to change it, none to open it',
    contenu: tableau([40, 180], ORDINAIRE, '', { ownerPassword: 'secret' }),
    attendu: DEUX,
  },
];

export const ecrits: FichierEcrit[] = [
  {
    programme: 'a mail',
    bizarrerie: 'words around the lines, units, labels',
    contenu: `Bonjour,\n\nPouvez-vous livrer :\n- 3 boîtes ${VIS}\n- 12 ${DISJ} disjoncteur 16A\n${SEAU} - 2 seaux\n10 clés (CLP-013-CV)\n\nMerci,\nJean - 06 11 22 33 44`,
    attendu: [`${VIS}×3`, `${DISJ}×12`, `${SEAU}×2`, 'CLP-013-CV×10'],
  },
  {
    programme: 'a mail',
    bizarrerie: 'quoted, numbered',
    contenu: `> 1. ${VIS} x 3\n> 2. ${DISJ} x 12`,
    attendu: DEUX,
  },
  {
    programme: 'a message',
    bizarrerie: 'a figure after a label',
    contenu: `${VIS} vis à bois 12\n${DISJ} qté 4`,
    attendu: [`?${VIS} quantite-douteuse [12,1]`, `${DISJ}×4`],
  },
];
