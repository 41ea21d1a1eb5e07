/** An invoice as a paper, of what is kept of it alone. */
import { formatIban } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { societe } from '@comptoir/contract/enseigne/enseigne-societe.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import type {
  DocumentFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { writeAdresse, type LignePapier, type Papier } from '../../documents/documents.public.ts';
import { MOTS_DOCUMENTS } from '../../documents/tableur.public.ts';
import { isNul } from '../emission/parts.ts';
import { MOTS } from '../mots.ts';

export function papierFacture(document: DocumentFacture): Papier {
  const { langue, genre, numero, acheteur, livraison, lignes } = document;
  const t = MOTS[langue];
  const parSection = Map.groupBy(lignes, titreOf(document));
  return {
    langue,
    titre: t(`papier.${genre}`),
    numero,
    sousTitre: sousTitreOf(document),
    informations: informationsOf(document),
    adresses: [
      { titre: t('papier.vendeur'), lignes: writeAdresse(document.vendeur.adresse, langue) },
      { titre: t('papier.facturation'), lignes: writeAdresse(acheteur.adresse, langue) },
      ...(livraison
        ? [{ titre: t('papier.livraison'), lignes: writeAdresse(livraison, langue) }]
        : []),
    ],
    sections: [...parSection].map(([titre, siennes]) => ({
      titre,
      lignes: siennes.map((ligne) => toLigne(ligne, document)),
    })),
    colonnes: [
      { tete: t('papier.colonnes.reference'), largeur: 84 },
      { tete: t('papier.colonnes.designation') },
      { tete: t('papier.colonnes.quantite'), largeur: 40, droite: true },
      { tete: t('papier.colonnes.unite'), largeur: 46 },
      { tete: t('papier.colonnes.prixHT'), largeur: 60, droite: true },
      { tete: t('papier.colonnes.tva'), largeur: 40, droite: true },
      { tete: t('papier.colonnes.montantHT'), largeur: 68, droite: true },
    ],
    totaux: totauxOf(document),
    mentions: mentionsOf(document),
    pied: t('papier.legal', {
      ...societe,
      nom: societe.raisonSociale,
      forme: societe.formeJuridique,
    }),
  };
}

const mots = ({ langue }: Pick<DocumentFacture, 'langue'>) => MOTS[langue];

function argentOf({ langue, devise }: Pick<DocumentFacture, 'langue' | 'devise'>) {
  return (montant: string) => formatArgent(langue, { montant, devise });
}

function sousTitreOf(document: DocumentFacture): string {
  const t = mots(document);
  const { genre, cadre, emiseLe, echeanceLe, references } = document;
  const date = formatDate(emiseLe);
  if (genre === 'avoir') {
    const { numero: facture = '', emiseLe: le = emiseLe } = references.facture ?? {};
    return t('papier.sousTitreAvoir', { date, facture, le: formatDate(le) });
  }
  if (cadre === 'B2') return t('papier.sousTitrePayee', { date });
  return t('papier.sousTitre', { date, echeance: formatDate(echeanceLe) });
}

function informationsOf(document: DocumentFacture): [string, string][] {
  const t = mots(document);
  const { acheteur, periode, references, genre, echeanceLe, modePaiement } = document;
  const du = formatDate(periode.du);
  const au = formatDate(periode.au);
  const { codeService, engagement, commandeClient, motif } = references;
  const toutes: [string, string | null][] = [
    [t('papier.client'), acheteur.code],
    [t('papier.siret'), formatSiret(acheteur.siret)],
    [t('papier.tvaClient'), acheteur.tva],
    [t('papier.operation'), t('papier.biens')],
    [t('papier.periode'), du === au ? t('papier.le', { le: du }) : t('papier.du', { du, au })],
    [t('papier.echeance'), genre === 'avoir' ? null : formatDate(echeanceLe)],
    [t('papier.paiement'), genre === 'avoir' ? null : t(`papier.modes.${modePaiement}`)],
    [t('papier.service'), codeService],
    [t('papier.engagement'), engagement],
    [t('papier.reference'), commandeClient],
    [t('papier.motif'), motif],
  ];
  return toutes.flatMap(([nom, valeur]) => (valeur ? [[nom, valeur] as [string, string]] : []));
}

function titreOf(document: DocumentFacture) {
  const t = mots(document);
  return ({ commande, bon, chantier }: LigneFacture): string =>
    [
      commande && bon
        ? t('papier.section', {
            commande: commande.numero,
            bon: bon.numero,
            le: formatDate(bon.livreLe),
          })
        : t('papier.sansCommande'),
      chantier && t('papier.chantier', { libelle: chantier }),
    ]
      .filter(Boolean)
      .join(' · ');
}

function toLigne(ligne: LigneFacture, document: DocumentFacture): LignePapier {
  const t = mots(document);
  const { langue } = document;
  const argent = argentOf(document);
  const detail = (montant: string, dire: (montant: string) => string) =>
    isNul(montant) ? [] : [dire(argent(montant))];
  return {
    cellules: [
      ligne.reference,
      ligne.libelle,
      formatNombre(langue, ligne.quantite),
      MOTS_DOCUMENTS[langue](`unites.${ligne.unite}`),
      ligne.genre === 'cadeau' ? t('papier.offert') : argent(ligne.prixHT),
      t('papier.pourcent', { taux: formatNombre(langue, ligne.tva) }),
      argent(ligne.montantHT),
    ],
    details: [
      ...(Number(ligne.prixPublicHT) > Number(ligne.prixHT)
        ? [t('papier.tarif', { tarif: argent(ligne.prixPublicHT) })]
        : []),
      ...detail(ligne.coupeHT, (montant) => t('papier.coupe', { montant })),
      ...detail(ligne.promotionHT, (montant) => t('papier.promotion', { montant: `−${montant}` })),
      ...detail(ligne.ecoHT, (montant) => t('papier.eco', { montant })),
      ...detail(ligne.arrondiHT, (montant) => t('papier.arrondi', { montant })),
    ],
  };
}

function totauxOf(document: DocumentFacture): [string, string][] {
  const t = mots(document);
  const { langue, devise, genre, frais, tva, totaux } = document;
  const argent = argentOf(document);
  const rows: [string, string][] = [[t('papier.lignes'), argent(totaux.lignesHT)]];
  if (!isNul(totaux.ecoHT)) rows.push([t('papier.dontEco'), argent(totaux.ecoHT)]);
  for (const { genre: quoi, libelle, montantHT } of frais) {
    rows.push([libelle, argent(quoi === 'remise' ? `-${montantHT}` : montantHT)]);
  }
  rows.push([t('papier.ht'), argent(totaux.ht)]);
  for (const { taux, base, montant } of tva) {
    const values = { taux: formatNombre(langue, taux), base: argent(base) };
    rows.push([t('papier.tva', values), argent(montant)]);
  }
  if (totaux.tvaEuros !== null && totaux.taux !== null) {
    const euros = formatArgent(langue, { montant: totaux.tvaEuros, devise: 'EUR' });
    rows.push([
      t('papier.tvaEuros', { taux: formatNombre(langue, totaux.taux, 4), devise }),
      euros,
    ]);
  }
  rows.push([t('papier.ttc'), argent(totaux.ttc)]);
  if (!isNul(totaux.regle)) rows.push([t('papier.regle'), argent(`-${totaux.regle}`)]);
  rows.push([t(genre === 'avoir' ? 'papier.aDeduire' : 'papier.aPayer'), argent(totaux.aPayer)]);
  return rows;
}

function mentionsOf(document: DocumentFacture): Papier['mentions'] {
  const t = mots(document);
  const { genre, cadre, numero, emiseLe, vendeur, references } = document;
  const { iban, bic } = vendeur;
  const reglement =
    genre === 'avoir'
      ? t('papier.avoirTexte', { facture: references.facture?.numero ?? '' })
      : cadre === 'B2'
        ? t('papier.payee', { le: formatDate(emiseLe) })
        : t('papier.virement', { titulaire: vendeur.nom, iban: formatIban(iban), bic, numero });
  return [
    { titre: t('papier.reglement'), texte: reglement },
    {
      titre: t('papier.conditions'),
      texte: [t('papier.penalites'), t('papier.indemnite'), t('papier.escompte')].join(' '),
    },
  ];
}

export function nomDuFichier({ langue, genre, numero }: DocumentFacture): string {
  const t = MOTS[langue];
  const nom = t(`fichier.${genre}`);
  return `${enseigne.slug}-${nom}-${numero}`;
}
