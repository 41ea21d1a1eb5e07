/** The pages of the account area, in the groups one looks for them by. */
import {
  Database,
  FileText,
  KeyRound,
  Layers,
  LayoutDashboard,
  List,
  MapPin,
  Package,
  Percent,
  Phone,
  QrCode,
  Receipt,
  Repeat,
  Settings,
  SquarePen,
  Tag,
  Users,
  Wrench,
  Drill,
  FileDown,
  CheckCheck,
  type LucideIcon,
} from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import type { Compteurs } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { seulementOuvertes } from '../page/page-ouverte.ts';
import type { TranslateOf } from '../words/use-texts.ts';

export interface EntreeCompte {
  libelle: string;
  href: string;
  icon: LucideIcon;
  /** What waits behind it. */
  compteur?: keyof Compteurs;
}

export function entreesCompte(t: TranslateOf<'mon-compte'>, locale: Locale): EntreeCompte[][] {
  const entree = (
    libelle: string,
    icon: LucideIcon,
    href: string,
    compteur?: keyof Compteurs,
  ): EntreeCompte => ({ libelle, icon, href, ...(compteur && { compteur }) });
  const groupes = [
    [
      entree(t('nav.tableauDeBord'), LayoutDashboard, liens.monCompte(locale)),
      entree(t('nav.commandes'), Package, liens.commandes(locale), 'enCours'),
      entree(t('nav.devis'), FileText, liens.devis(locale), 'devis'),
      entree(t('nav.factures'), Receipt, liens.factures(locale)),
      entree(t('nav.validation'), CheckCheck, liens.workflowDeValidation(locale), 'aValider'),
    ],
    [
      entree(t('nav.listes'), List, liens.listesAchats(locale)),
      entree(t('nav.habitudes'), Repeat, liens.habitudesAchats(locale)),
      entree(t('nav.prixNegocies'), Tag, liens.prixNegocies(locale)),
      entree(t('nav.conditions'), Percent, liens.conditionsTarifaires(locale)),
      entree(t('nav.exports'), FileDown, liens.exportsCatalogue(locale)),
    ],
    [
      entree(t('nav.projets'), Layers, liens.projetsRapido(locale)),
      entree(t('nav.devisClientele'), SquarePen, liens.devisClientele(locale)),
      entree(t('nav.parc'), Drill, liens.parcElectro(locale)),
    ],
    [
      entree(t('nav.coordonnees'), Users, liens.coordonnees(locale)),
      entree(t('nav.adresses'), MapPin, liens.adressesLivraison(locale)),
      entree(t('nav.contacts'), Phone, liens.contacts(locale)),
      entree(t('nav.services'), Wrench, liens.servicesCompte(locale)),
      entree(t('nav.parametres'), Settings, liens.parametres(locale)),
    ],
    [
      entree(t('nav.motDePasse'), KeyRound, liens.modificationMotDePasse(locale)),
      entree(t('nav.qr'), QrCode, liens.appliConnexionQrCode(locale)),
      entree(t('nav.suppression'), Database, liens.suppression(locale)),
    ],
  ];
  return groupes.map(seulementOuvertes).filter((entrees) => entrees.length > 0);
}
