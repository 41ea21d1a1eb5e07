/** What the footer links to. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { colonnesOuvertes, type ColonneMenu, type LienMenu } from './menu/rayons.ts';
import type { Translate } from './use-frame-texts.ts';

/** Content pages every shop has; the specification names the first two by these identifiers. */
export const PAGES_DU_PIED = {
  conditionsGenerales: 33,
  donneesPersonnelles: 192,
  mentionsLegales: 3,
  accessibilite: 4,
  livraisonEtRetrait: 5,
  garantieEtRetours: 6,
} as const;

const RESEAUX = ['linkedin', 'youtube', 'instagram', 'facebook'] as const;

export function footerTexts(t: Translate, locale: Locale) {
  const contenu = (page: keyof typeof PAGES_DU_PIED): LienMenu => {
    const libelle = t(`contenus.${page}`);
    return { libelle, href: liens.pageContenu(locale, { libelle, id: PAGES_DU_PIED[page] }) };
  };
  const colonnes: ColonneMenu[] = [
    {
      titre: t('pied.services'),
      liens: [
        { libelle: t('liens.servicesRapido'), href: liens.servicesRapido(locale) },
        contenu('livraisonEtRetrait'),
        { libelle: t('liens.parc'), href: liens.parcElectro(locale) },
        { libelle: t('liens.cuisine3d'), href: liens.configurateurCuisine(locale) },
        { libelle: t('liens.exportsCatalogue'), href: liens.exportsCatalogue(locale) },
      ],
    },
    {
      titre: t('pied.aide'),
      liens: [
        { libelle: t('liens.contact'), href: liens.contact(locale) },
        { libelle: t('liens.faq'), href: liens.faq(locale) },
        { libelle: t('liens.documentations'), href: liens.documentations(locale) },
        contenu('garantieEtRetours'),
        { libelle: t('liens.planDuSite'), href: liens.planDuSite(locale) },
      ],
    },
    {
      titre: t('pied.magasins'),
      liens: [
        { libelle: t('liens.trouverUnMagasin'), href: liens.magasins(locale) },
        { libelle: t('liens.rechercherUnMagasin'), href: liens.magasinsRecherche(locale) },
        { libelle: t('liens.actualites'), href: liens.actualites(locale) },
        { libelle: t('liens.appliMobile'), href: liens.appliMobile(locale) },
        { libelle: t('compte.creer'), href: liens.creationDeCompte(locale) },
      ],
    },
    {
      titre: t('pied.informations'),
      liens: [
        contenu('conditionsGenerales'),
        contenu('donneesPersonnelles'),
        contenu('mentionsLegales'),
        contenu('accessibilite'),
        ...(enseigne.recrutement
          ? [{ libelle: t('liens.recrutement'), href: enseigne.recrutement }]
          : []),
      ],
    },
  ];
  return {
    colonnes: colonnesOuvertes(colonnes),
    promesse: t('pied.promesse', {
      magasins: enseigne.promesses.nombreMagasins,
      heure: formatHeure(locale, enseigne.promesses.livraisonAvant),
    }),
    telephone: enseigne.contact.telephone,
    horaires: t('pied.horaires', {
      ouvre: formatHeure(locale, enseigne.contact.horaires.ouvre),
      ferme: formatHeure(locale, enseigne.contact.horaires.ferme),
    }),
    reseaux: RESEAUX.flatMap((reseau) => {
      const href = enseigne.reseauxSociaux[reseau];
      return href ? [{ href, libelle: t(`pied.reseaux.${reseau}`) }] : [];
    }),
    droits: t('pied.droits', { nom: enseigne.nom }),
    prixHt: t('pied.prixHt'),
  };
}
