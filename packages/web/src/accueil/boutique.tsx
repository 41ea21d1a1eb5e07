import {
  CookingPot,
  FileText,
  Layers,
  Newspaper,
  Percent,
  Store,
  Tag,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import { Lien } from '../lien.tsx';
import { type TranslateOf, useLocale, useTexts } from '../use-texts.ts';

interface Section {
  icon: LucideIcon;
  titre: string;
  texte: string;
  href: string;
}

/** What the shop holds, in a ruled grid. */
export function Boutique() {
  const t = useTexts('accueil');
  const locale = useLocale();
  return (
    <section aria-labelledby="boutique">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="boutique" className="type-h2">
          {t('boutique.titre')}
        </h2>
        <Lien
          href={liens.planDuSite(locale)}
          className="flex min-h-6 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
        >
          {t('boutique.plan')}
        </Lien>
      </div>
      <ul className="grid grid-cols-2 border-t border-l max-sm:-mx-4 max-sm:border-l-0 lg:grid-cols-4">
        {sections(t, locale).map(({ icon: Icon, titre, texte, href }) => (
          <li key={href} className="border-r border-b max-sm:even:border-r-0">
            <Lien
              href={href}
              className="group flex h-full flex-col p-4 -outline-offset-2 hover:bg-sunk"
            >
              <span className="flex h-16 items-center justify-center rounded-control bg-sunk group-hover:bg-sunk-2 sm:h-24">
                <Icon size={32} strokeWidth={1.5} aria-hidden />
              </span>
              <span className="mt-3 type-h3">{titre}</span>
              <span className="mt-0.5 type-meta text-text-2">{texte}</span>
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sections(t: TranslateOf<'accueil'>, locale: Locale): Section[] {
  const heures = enseigne.promesses.retraitHeures;
  return [
    {
      icon: Zap,
      titre: t('boutique.achatRapide'),
      texte: t('boutique.achatRapideTexte'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Percent,
      titre: t('boutique.offres'),
      texte: t('boutique.offresTexte'),
      href: liens.offres(locale),
    },
    {
      icon: Tag,
      titre: t('boutique.marques'),
      texte: t('boutique.marquesTexte'),
      href: liens.marques(locale),
    },
    {
      icon: Store,
      titre: t('boutique.magasins'),
      texte: t('boutique.magasinsTexte', { heures }),
      href: liens.magasins(locale),
    },
    {
      icon: Layers,
      titre: t('boutique.servicesRapido'),
      texte: t('boutique.servicesRapidoTexte'),
      href: liens.servicesRapido(locale),
    },
    {
      icon: CookingPot,
      titre: t('boutique.cuisine'),
      texte: t('boutique.cuisineTexte'),
      href: liens.configurateurCuisine(locale),
    },
    {
      icon: FileText,
      titre: t('boutique.documentations'),
      texte: t('boutique.documentationsTexte'),
      href: liens.documentations(locale),
    },
    {
      icon: Newspaper,
      titre: t('boutique.actualites'),
      texte: t('boutique.actualitesTexte'),
      href: liens.actualites(locale),
    },
  ];
}
