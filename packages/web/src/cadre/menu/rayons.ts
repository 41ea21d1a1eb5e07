/** The sections of the shop as the menus show them. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { seulementOuvertes } from '../../page/page-ouverte.ts';
import type { Translate } from '../use-frame-texts.ts';

export interface LienMenu {
  /** The identifier of a node of the catalogue. */
  id?: number;
  libelle: string;
  href: string;
  /** How many articles stand behind it. */
  nombre?: number;
}

export interface ColonneMenu {
  titre: string;
  /** The page that shows all of it. */
  href?: string;
  liens: readonly LienMenu[];
}

/** One entry of the menu's list, and what it opens. */
export interface Rayon {
  code: string;
  /** The identifier of a category of the catalogue, and how many articles it has. */
  id?: number;
  nombre?: number;
  libelle: string;
  /** The page that shows all of it. */
  href?: string;
  colonnes: readonly ColonneMenu[];
}

/** The trades, numbered as their pages are. */
export function listMetiers(t: Translate, locale: Locale): LienMenu[] {
  return enseigne.metiers.map((code, index) => {
    const libelle = t(`metiers.${code}` as never) as string;
    return { libelle, href: liens.universMetier(locale, { libelle, id: index + 1 }) };
  });
}

export function listRayons(t: Translate, locale: Locale): Rayon[] {
  return toutRayons(t, locale).map((rayon) => ({
    ...rayon,
    colonnes: colonnesOuvertes(rayon.colonnes),
  }));
}

/** Only what leads to a page that exists; a column without any is left out. */
export function colonnesOuvertes(colonnes: readonly ColonneMenu[]): ColonneMenu[] {
  return colonnes
    .map(({ titre, liens: entrees }) => ({ titre, liens: seulementOuvertes(entrees) }))
    .filter(({ liens: entrees }) => entrees.length > 0);
}

function toutRayons(t: Translate, locale: Locale): Rayon[] {
  return [
    {
      code: 'commander',
      libelle: t('rayons.commander'),
      href: liens.achatRapide(locale),
      colonnes: [
        {
          titre: t('rayons.saisir'),
          liens: [
            { libelle: t('achatRapide'), href: liens.achatRapide(locale) },
            {
              libelle: t('recherche.scannerUnCode'),
              href: liens.achatRapide(locale, { anchor: 'scanner' }),
            },
            { libelle: t('panier.titre'), href: liens.panier(locale) },
          ],
        },
        {
          titre: t('rayons.reprendre'),
          liens: [
            { libelle: t('liens.listesAchats'), href: liens.listesAchats(locale) },
            { libelle: t('liens.habitudesAchats'), href: liens.habitudesAchats(locale) },
            { libelle: t('liens.commandes'), href: liens.commandes(locale) },
          ],
        },
        {
          titre: t('rayons.chiffrer'),
          liens: [
            { libelle: t('liens.devis'), href: liens.devis(locale) },
            { libelle: t('liens.prixNegocies'), href: liens.prixNegocies(locale) },
            { libelle: t('liens.workflow'), href: liens.workflowDeValidation(locale) },
          ],
        },
      ],
    },
    {
      code: 'offres',
      libelle: t('rayons.offres'),
      href: liens.offres(locale),
      colonnes: [
        {
          titre: t('rayons.enRayon'),
          liens: [
            { libelle: t('liens.offres'), href: liens.offres(locale) },
            { libelle: t('liens.marques'), href: liens.marques(locale) },
            { libelle: t('liens.actualites'), href: liens.actualites(locale) },
          ],
        },
      ],
    },
    {
      code: 'services',
      libelle: t('rayons.services'),
      href: liens.servicesRapido(locale),
      colonnes: [
        {
          titre: t('rayons.rapido'),
          liens: [
            { libelle: t('liens.servicesRapido'), href: liens.servicesRapido(locale) },
            { libelle: t('liens.projetsRapido'), href: liens.projetsRapido(locale) },
          ],
        },
        {
          titre: t('rayons.cuisine'),
          liens: [
            { libelle: t('liens.cuisine3d'), href: liens.configurateurCuisine(locale) },
            { libelle: t('liens.configurateurBlum'), href: liens.configurateurBlum(locale) },
          ],
        },
        {
          titre: t('rayons.machines'),
          liens: [{ libelle: t('liens.parc'), href: liens.parcElectro(locale) }],
        },
      ],
    },
    {
      code: 'magasins',
      libelle: t('rayons.magasins'),
      href: liens.magasins(locale),
      colonnes: [
        {
          titre: t('rayons.trouver'),
          liens: [
            { libelle: t('liens.trouverUnMagasin'), href: liens.magasins(locale) },
            { libelle: t('liens.rechercherUnMagasin'), href: liens.magasinsRecherche(locale) },
          ],
        },
        {
          titre: t('rayons.surTelephone'),
          liens: [{ libelle: t('liens.appliMobile'), href: liens.appliMobile(locale) }],
        },
      ],
    },
    {
      code: 'aide',
      libelle: t('rayons.aide'),
      href: liens.planDuSite(locale),
      colonnes: [
        {
          titre: t('rayons.nousJoindre'),
          liens: [
            { libelle: t('liens.contact'), href: liens.contact(locale) },
            { libelle: t('liens.faq'), href: liens.faq(locale) },
          ],
        },
        {
          titre: t('rayons.documents'),
          liens: [
            { libelle: t('liens.documentations'), href: liens.documentations(locale) },
            { libelle: t('liens.factures'), href: liens.factures(locale) },
            { libelle: t('liens.exportsCatalogue'), href: liens.exportsCatalogue(locale) },
            { libelle: t('liens.planDuSite'), href: liens.planDuSite(locale) },
          ],
        },
      ],
    },
  ];
}
