/** An order with as many lines as asked for, in two chantiers, to be written on paper. */
import type { Commande, LigneCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { calculerTotaux, compterPort, montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import { ADRESSE } from '../devis/devis-de-test.ts';

const EUR = (montant: string) => ({ montant, devise: 'EUR' as const });

const COUPE: LigneCommande['coupe'] = {
  matiere: { debit: 'barre', longueur: 3000, largeur: null, fil: false, trait: 4, parUnite: 1 },
  pieces: 3,
  unites: 1,
  borne: 1,
  coupes: 3,
  longueurCoupee: 0,
  chute: 588,
  chutes: false,
  exemplaires: 1,
  perimee: false,
  montantHT: EUR('3.60'),
};

function ligne(id: number): LigneCommande {
  const prixHT = EUR(`${10 + (id % 7)}.7${id % 10}50`);
  const quantite = 1 + (id % 12);
  return {
    id,
    articleId: id,
    produitId: id,
    reference: `VBF-${String(5000 + id)}`,
    libelle:
      id % 5 === 0
        ? 'Vis à bois aggloméré tête fraisée zinguée jaune 5 × 60 mm, boîte de 200, empreinte étoilée'
        : 'Vis à bois 5 × 60',
    slug: 'vis',
    image: { genre: 'vis', fichier: null, couleur: null },
    unite: 'boite',
    retire: false,
    multiple: 1,
    minimum: 1,
    quantite,
    quantiteExpediee: id % 2 === 0 ? quantite : 0,
    traitCoupe: id === 1 ? '2x800 1x600' : '',
    coupe: id === 1 ? COUPE : null,
    remise: null,
    prixPublicHT: EUR('20.9000'),
    prixHT,
    montantHT: montantDeLigne(prixHT, quantite),
    promotionHT: EUR('0.00'),
    ecoHT: id === 2 ? EUR('0.42') : null,
    tva: id % 9 === 0 ? '5.5' : '20',
    prevueLe: '2026-11-24',
  };
}

export function commandeDeTest(nombre: number): Commande {
  const lignes = Array.from({ length: nombre }, (_, i) => ligne(i + 1));
  const milieu = Math.ceil(nombre / 2);
  const tarif = compterPort(
    calculerTotaux(
      lignes.map((each) => ({ ...each, coupeHT: each.coupe?.montantHT })),
      'EUR',
    ),
    EUR('12.50'),
  );
  return {
    key: 'a'.repeat(22),
    numero: 'C26-000123',
    etat: 'expediee-partiellement',
    passeeLe: '2026-11-16T09:30:00.000Z',
    auteur: { id: 1, nom: 'Anne Morel' },
    delegue: null,
    origine: 'web',
    chantiers: ['Lilas'],
    referenceCommande: 'BC-4711',
    nombreLignes: nombre,
    netHT: tarif.netHT,
    ttc: tarif.ttc,
    modePaiement: 'en-compte',
    modeLivraison: 'livraison',
    prevueLe: '2026-11-24',
    aValiderParMoi: false,
    commentaire: 'Camion avec hayon',
    tarif,
    lignesParChantier: [
      {
        rang: 0,
        libelle: 'Résidence des Lilas',
        codeServiceChorus: 'SRV-12',
        numeroEngagement: 'ENG-99',
        referenceCommande: 'BC-4711',
        lignes: lignes.slice(0, milieu),
      },
      {
        rang: 1,
        libelle: null,
        codeServiceChorus: null,
        numeroEngagement: null,
        referenceCommande: null,
        lignes: lignes.slice(milieu),
      },
    ].filter((chantier) => chantier.lignes.length > 0),
    livraison: {
      mode: 'livraison',
      formule: 'au-plus-tot',
      adresse: ADRESSE,
      adresseId: null,
      libelle: 'Atelier',
      consignes: 'Portail à gauche',
      magasinId: null,
      envois: [],
      port: EUR('12.50'),
      portLibelle: '',
    },
    contact: {
      nom: 'Paul Morel',
      telephone: '+33199000000',
      email: '',
      acces: 'Code 12B',
      creneau: 'matin',
    },
    facturation: ADRESSE,
    goodies: [{ libelle: 'Polo', variante: 'M', quantite: 1 }],
    coupon: null,
    devisKey: null,
    evenements: [],
    bons: [
      {
        key: 'b'.repeat(22),
        numero: 'B26-000045',
        expedieLe: '2026-11-17T15:00:00.000Z',
        livreLe: null,
        transporteur: 'Messagerie de l’Ouest',
        suivi: 'MO123456789',
        poids: 12_340,
        destination: ADRESSE,
        envoi: null,
        lignes: lignes
          .filter(({ quantiteExpediee }) => quantiteExpediee > 0)
          .map(({ id, quantiteExpediee }) => ({ ligneId: id, quantite: quantiteExpediee })),
      },
    ],
    approbations: [],
    actions: { valider: false, modifier: false, annuler: false, recommander: true },
  };
}
