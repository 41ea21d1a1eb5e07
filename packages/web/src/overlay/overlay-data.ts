/**
 * What each overlay is given when it opens. `undefined`: it needs nothing. A capability that builds
 * one of the overlays still to come states here what it really needs.
 */
import type { Devise, Montant } from '@comptoir/contract/argent.ts';
import type { CompteProposable } from '@comptoir/contract/identite/connexion.contract.ts';
import type { DevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { LigneGardee } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Portee } from '../catalogue/listing.public.ts';
import type { Essai } from '../identite/connexion/essai.ts';
import type { Reinitialisation } from '../identite/mot-de-passe/reinitialisation.ts';
import type { Scission } from '../listes-achats/fusion/scission-liste.tsx';
import type { ImportADire } from '../panier/import.public.ts';
import type { PorteeExport } from '../panier/dialogues/telecharger-export.ts';

interface ArticleChoisi {
  articleId: number;
  quantite: number;
}

/** The sheet it is opened from, and the article it is about. */
interface FicheOuverte {
  produitId: number;
  articleId: number;
}

interface DevisNomme {
  devisKey: string;
  numero: string;
}

/** What is cut: a line of the basket, or an article that is not in it yet. */
export interface CoupeDemandee {
  articleId: number;
  /** What the list holds when it opens; '' when nothing is typed yet. */
  traitCoupe: string;
  /** Offcuts come with the pieces; they do by default. */
  chutes?: boolean;
  /** The line to change; without it one is added, to the chantier if one is named. */
  ligneId?: number;
  chantierId?: number;
  /** What the line held when it was opened, to be shown and to be put back. */
  avant?: { quantite: number; traitCoupe: string; chutes: boolean };
}

/** What the list comes to, shown again before it is bought. */
interface CoupeAConfirmer extends CoupeDemandee {
  reference: string;
  libelle: string;
  quantite: number;
  pieces: number;
  /** « 2 barres », in the language of the page. */
  unites: string;
  /** Without tax; null where no price is known. */
  total: Montant | null;
}

export interface DrawerData {
  'aide-et-contacts': undefined;
  /** Where it opens; the root without one. */
  'arbre-categories': { noeudId: number } | undefined;
  /** Where it opens; what concerns the connection without one. */
  'connexion-delegue': { onglet: 'client' | 'remettre' | 'journal' | 'connexion' } | undefined;
  'choix-modele': FicheOuverte;
  'disponibilites-magasins': {
    articleId: number;
    reference: string;
    libelle: string;
    quantite: number;
  };
  filtres: { portee: Portee };
  'machines-affectees': { affectationId: string };
  'machines-non-affectees': undefined;
  'menu-delegue': undefined;
  'menu-principal': undefined;
  pictogrammes: { produitId: number };
  promotion: { promotionId: number };
  rapido: { serviceId: number };
  services: undefined;
  tri: { portee: Portee };
}

export interface DialogData {
  'adresse-facturation': { adresse: AdressePostale };
  /** Without an address one is added; `isChoisie`: the open piece is then delivered there. */
  'adresses-livraison': { adresseId?: number; isChoisie?: boolean };
  /** Articles, or a list whose lines join another one. */
  'ajout-liste-achats': { articles: LigneGardee[] } | { fusion: ListeAchats };
  affectation: { machineIds: string[] };
  'erreur-transaction-bancaire': { paiementId: string };
  'projet-rapido-bloque': { projetId: string };
  'page-contenu': { pageId: number };
  'confirmation-ajout-panier': { articles: ArticleChoisi[] };
  'confirmation-trait-coupe': CoupeAConfirmer;
  /** Without a path to go to, the page stays. */
  connexion: { redirection?: string };
  /** What it begins with: articles, or lines that leave another list. */
  'creation-liste-achats': { articles?: LigneGardee[] } | { scission: Scission };
  'creation-projet-rapido': { serviceId: string };
  /** The currency of the company, which some formats cannot tell. */
  'demande-export-catalogue': { devise: Devise };
  'detail-piece-ouverte': undefined;
  'enregistrement-garantie': { machineId?: string };
  /** A day for one chantier; null: as soon as it can. */
  'expedition-programmee': {
    nom: string;
    jours: readonly string[];
    jour: string | null;
    onJour: (jour: string | null) => void;
  };
  'export-a-venir': undefined;
  'export-panier': PorteeExport;
  /** Lines of the basket of the visitor one was, and of one's own. */
  'fusion-panier': Essai & {
    lignes: { visiteur: number; compte: number };
    /** Without tax. */
    totaux: { visiteur: Montant; compte: Montant };
  };
  'variantes-goodies': { goodieId: number };
  'impression-etiquettes': PorteeExport;
  /** The store one buys from. */
  magasins: undefined;
  media: FicheOuverte & { rang: number };
  /** `onLu`: the button was pressed. */
  message: { titre: string; texte: string; action: string; onLu?: () => void };
  'modification-chantier': { chantierId: number };
  'modification-liste-achats': { liste: ListeAchats };
  'modification-trait-coupe': CoupeDemandee;
  'motif-refus-devis': DevisNomme;
  'parc-electro': { machineId?: string };
  /** Where an order is fetched; the place chosen so far. */
  'point-retrait': { mode: Exclude<ModeLivraison, 'livraison'>; magasinId?: number };
  'poser-question': { produit?: { id: number; nom: string }; texte?: string };
  /** What an import took, changed, asks and left aside, and where its lines went. */
  'produits-non-importes': ImportADire;
  'produits-similaires': FicheOuverte;
  'reassort-ou-extension': { projetId: string };
  /** `sans-client`: something was asked for that needs a customer. */
  'recherche-compte': { motif: 'sans-client' } | undefined;
  'refus-devis': DevisNomme;
  /** The price of one line of a version. */
  'refus-offre-prix': {
    devisKey: string;
    version: number;
    ligneId: number;
    reference: string;
    libelle: string;
    prix: Montant;
  };
  'renvoi-identifiants': { utilisateurId: number };
  'rgpd-et-conditions': undefined;
  'scan-article': undefined;
  'selection-compte': Essai & { comptes: CompteProposable[] };
  'selection-type-compte': Reinitialisation;
  'suppression-affectation': { affectationId: string };
  'suppression-devis-clientele': { devis: DevisClientele; isPage: boolean };
  /** `isPage`: it is the page on screen, which is left. */
  'suppression-liste-achats': { liste: ListeAchats; isPage: boolean };
  'suppression-machine': { machineId: string };
  'suppression-projet-rapido': { projetId: string };
  'telechargement-projet-rapido': { projetId: string };
  'validation-sur-mesure': undefined;
}

export type OverlayData = DrawerData & DialogData;
export type OverlayId = keyof OverlayData;

/** What every overlay's component receives. */
export interface OverlayProps<Id extends OverlayId> {
  data: OverlayData[Id];
  close: () => void;
}
