import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { listTotaux } from './totaux-ecrits.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

/** To be put in a mail: a paragraph for each chantier, a line for each article. */
export function writeTexte(panier: PanierExporte): string {
  const { chantiers } = panier;
  const paragraphes = chantiers.map(({ libelle, lignes }) =>
    [libelle, '-'.repeat(libelle.length), ...lignes.map((ligne) => writeLigne(ligne, panier))].join(
      '\r\n',
    ),
  );
  const totaux = [
    ...listTotaux(panier).map(([nom, montant]) => `${nom} : ${montant}`),
    ...(panier.sansPromotions ? [panier.t('totaux.sansPromotions')] : []),
  ];
  return `${[...paragraphes, ...(totaux.length > 0 ? [totaux.join('\r\n')] : [])].join('\r\n\r\n')}\r\n`;
}

function writeLigne(ligne: LigneExportee, { langue, variante }: PanierExporte): string {
  const { quantite, reference, libelle, traitCoupe, prixHT, montantHT, image } = ligne;
  const prix =
    prixHT && montantHT
      ? `${formatArgent(langue, prixHT)} = ${formatArgent(langue, montantHT)}`
      : '';
  return [
    // Without the sign of thousands, which another language would read as decimals.
    `${quantite} x ${reference}`,
    libelle,
    traitCoupe,
    prix,
    variante === 'AvecImages' ? image : '',
  ]
    .filter((part) => part !== '')
    .join('\t');
}
