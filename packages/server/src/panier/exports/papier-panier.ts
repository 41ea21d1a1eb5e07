/** The basket as a paper of the shop: a section for each chantier, then what it amounts to. */
import { sumMontants } from '@comptoir/contract/argent.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  writeCoupe,
  writePied,
  type LignePapier,
  type Papier,
} from '../../documents/documents.public.ts';
import { MOTS_DOCUMENTS } from '../../documents/tableur.public.ts';
import type { ChantierExporte, LigneExportee, PanierExporte } from './panier-exporte.ts';
import { listTotaux } from './totaux-ecrits.ts';

/** Points. */
const IMAGE = 46;

export function papierPanier(panier: PanierExporte, maintenant: Date): Papier {
  const { t, langue, chantiers, client, commentaire, coupon } = panier;
  const nombre = chantiers.reduce((somme, { lignes }) => somme + lignes.length, 0);
  return {
    langue,
    titre: panier.titre,
    numero: '',
    sousTitre: `${formatDate(maintenant)} · ${t('pdf.lignes', { count: nombre })}`,
    informations: coupon === null ? [] : [[t('pdf.coupon'), coupon]],
    adresses: client
      ? [
          {
            titre: t('pdf.client'),
            lignes: [client.nom, client.code, `${client.codePostal} ${client.ville}`],
          },
        ]
      : [],
    sections: [...chantiers.map((chantier) => sectionOf(chantier, panier)), ...cadeauxOf(panier)],
    colonnes: colonnesOf(panier),
    totaux: listTotaux(panier),
    mentions: [
      ...(commentaire === '' ? [] : [{ titre: t('pdf.commentaire'), texte: commentaire }]),
      ...(panier.sansPromotions ? [{ titre: '', texte: t('totaux.sansPromotions') }] : []),
    ],
    pied: writePied(langue, maintenant),
  };
}

function colonnesOf({ t, variante }: PanierExporte): Papier['colonnes'] {
  const prix = variante === 'PrixPublic' ? t('colonnes.prixPublicHT') : t('colonnes.prixHT');
  return [
    ...(variante === 'AvecImages' ? [{ tete: '', largeur: IMAGE }] : []),
    { tete: t('colonnes.reference'), largeur: 88 },
    { tete: t('colonnes.designation') },
    { tete: t('colonnes.qte'), largeur: 34, droite: true },
    { tete: t('colonnes.unite'), largeur: 58 },
    ...(variante === 'SansPrix'
      ? []
      : [
          { tete: prix, largeur: 56, droite: true },
          { tete: t('colonnes.montantHT'), largeur: 60, droite: true },
        ]),
  ];
}

function sectionOf(chantier: ChantierExporte, panier: PanierExporte): Papier['sections'][number] {
  const { t, langue, chantiers, totaux } = panier;
  const { libelle, referenceCommande, numeroEngagement, lignes } = chantier;
  const titre = [
    libelle,
    referenceCommande && t('pdf.reference', { numero: referenceCommande }),
    numeroEngagement && t('pdf.engagement', { numero: numeroEngagement }),
  ];
  const montants = lignes.flatMap(({ montantHT }) => montantHT ?? []);
  return {
    titre: titre.filter(Boolean).join(' · '),
    lignes: lignes.map((ligne) => toLigne(ligne, panier)),
    // With one chantier alone, the totals under it say the same.
    ...(totaux &&
      chantiers.length > 1 && {
        total: [
          t('pdf.sousTotal', { chantier: libelle }),
          formatArgent(langue, sumMontants(montants, totaux.devise)),
        ] as const,
      }),
  };
}

function toLigne(ligne: LigneExportee, { langue, variante }: PanierExporte): LignePapier {
  const { traitCoupe, exemplaires, coupeHT, ecoHT, genre, fichier } = ligne;
  const prix = variante === 'SansPrix' ? [] : [ligne.prixHT, ligne.montantHT];
  const isImagee = variante === 'AvecImages';
  return {
    cellules: [
      ...(isImagee ? [''] : []),
      ligne.reference,
      ligne.libelle,
      formatNombre(langue, ligne.quantite),
      ligne.conditionnement,
      ...prix.map((montant) => (montant ? formatArgent(langue, montant) : '–')),
    ],
    details: [
      ...(ligne.note === '' ? [] : [ligne.note]),
      ...(exemplaires > 0
        ? [writeCoupe({ traitCoupe, coupe: { exemplaires } }, coupeHT, langue)]
        : []),
      ...(ecoHT
        ? [MOTS_DOCUMENTS[langue]('papiers.ecoLigne', { montant: formatArgent(langue, ecoHT) })]
        : []),
    ],
    ...(isImagee && { image: { genre, fichier } }),
  };
}

/** Gifts go with the goods and cost nothing. */
function cadeauxOf({ t, langue, cadeaux, variante }: PanierExporte): Papier['sections'] {
  if (cadeaux.length === 0) return [];
  const lignes = cadeaux.map(({ libelle, variante: choisie, quantite }) => ({
    cellules: [
      ...(variante === 'AvecImages' ? [''] : []),
      '',
      [libelle, choisie?.libelle].filter(Boolean).join(', '),
      formatNombre(langue, quantite),
      '',
      ...(variante === 'SansPrix' ? [] : ['', t('pdf.offert')]),
    ],
    details: [],
  }));
  return [{ titre: t('pdf.cadeaux'), lignes }];
}
