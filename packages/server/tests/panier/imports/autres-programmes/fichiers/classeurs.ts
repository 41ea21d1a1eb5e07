import { html, ods, spreadsheetml, xlsx } from '../classeurs.ts';
import { DEUX, DISJ, EAN, SEAU, VIS, utf16, type FichierEcrit } from './fichier-ecrit.ts';

export const classeurs: FichierEcrit[] = [
  {
    programme: 'Excel',
    bizarrerie: 'a hidden row',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['Réf', 'Qté'],
        [VIS, 3],
        [SEAU, 5],
        [DISJ, 12],
      ],
      masquees: [3],
    }),
    attendu: [`${VIS}×3`, `?${SEAU} masquee [5]`, `${DISJ}×12`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'a hidden sheet',
    contenu: xlsx(
      {
        nom: 'A',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
          [DISJ, 12],
        ],
      },
      {
        nom: 'B',
        etat: 'veryHidden',
        rangees: [
          ['Réf', 'Qté'],
          [SEAU, 5],
        ],
      },
    ),
    attendu: [...DEUX, `?${SEAU} masquee [5]`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'a second sheet with its own heads',
    contenu: xlsx(
      {
        nom: 'RDC',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
        ],
      },
      {
        nom: 'Étage',
        rangees: [
          ['Qté', 'Réf'],
          [12, DISJ],
        ],
      },
    ),
    attendu: DEUX,
  },
  {
    programme: 'Excel',
    bizarrerie: 'a price list as second sheet',
    contenu: xlsx(
      {
        nom: 'Commande',
        rangees: [
          ['Réf', 'Qté'],
          [VIS, 3],
        ],
      },
      {
        nom: 'Tarif',
        rangees: [
          ['Réf', 'Prix HT'],
          [DISJ, 8.1],
        ],
      },
    ),
    attendu: [`${VIS}×3`, `?${DISJ} sans-quantite []`],
  },
  {
    programme: 'openpyxl',
    bizarrerie: 'a formula without its result',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['Réf', 'Qté'],
        [VIS, { formule: 'B9*2' }],
        [DISJ, 12],
      ],
    }),
    attendu: [`?${VIS} quantite []`, `${DISJ}×12`],
  },
  {
    programme: 'Excel',
    bizarrerie: 'sums of a computer, an EAN as a number',
    contenu: xlsx({
      nom: 'A',
      rangees: [
        ['N°', 'EAN', 'Qté'],
        [1, Number(EAN), 2.9999999999999996],
        [2, DISJ, 12],
      ],
    }),
    attendu: DEUX,
  },
  {
    programme: 'LibreOffice',
    bizarrerie: 'ODS, numbers shown with decimals',
    contenu: ods([
      ['N°', 'Référence', 'Qté'],
      [1, VIS, 3],
      [2, DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'LibreOffice',
    bizarrerie: 'ODS with a filtered row',
    contenu: ods(
      [
        ['Référence', 'Qté'],
        [VIS, 3],
        [DISJ, 12],
      ],
      3,
    ),
    attendu: [`${VIS}×3`, `?${DISJ} masquee [12]`],
  },
  {
    programme: 'a web ERP',
    bizarrerie: 'a page under the name of .xls',
    contenu: html([
      ['N°', 'Référence', 'Qté'],
      [1, VIS, 3],
      [2, DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'Excel 2003',
    bizarrerie: 'SpreadsheetML',
    contenu: spreadsheetml([
      ['Référence', 'Qté'],
      [VIS, 3],
      [DISJ, 12],
    ]),
    attendu: DEUX,
  },
  {
    programme: 'Excel 97',
    bizarrerie: 'BIFF',
    contenu: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    attendu: ['refus:xls-97'],
  },
  {
    programme: 'Excel',
    bizarrerie: 'a password to open it',
    contenu: Buffer.concat([
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(504),
      utf16('EncryptionInfo'),
      Buffer.alloc(100),
      utf16('EncryptedPackage'),
    ]),
    attendu: ['refus:protege'],
  },
];
