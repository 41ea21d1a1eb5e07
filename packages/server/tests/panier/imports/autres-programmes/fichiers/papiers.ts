import { parLettres, tableau } from '../../pdf.ts';
import { DEUX, DISJ, SEAU, VIS, type FichierEcrit } from './fichier-ecrit.ts';

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
