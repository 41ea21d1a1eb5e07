/** For who has ordered nothing yet: where one begins. */
import { ChevronRight, FileUp, MapPin, Search, Users, type LucideIcon } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { seulementOuvertes } from '../page/page-ouverte.ts';
import { useTexts } from '../words/use-texts.ts';

interface Pas {
  icon: LucideIcon;
  titre: string;
  texte: string;
  href: string;
}

export function PremiersPas() {
  const t = useTexts('tableau-de-bord');
  const { locale } = usePage();
  const pas: Pas[] = seulementOuvertes([
    {
      icon: FileUp,
      titre: t('premiersPas.achatRapide.titre'),
      texte: t('premiersPas.achatRapide.texte'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Search,
      titre: t('premiersPas.catalogue.titre'),
      texte: t('premiersPas.catalogue.texte'),
      href: liens.accueil(locale),
    },
    {
      icon: MapPin,
      titre: t('premiersPas.adresses.titre'),
      texte: t('premiersPas.adresses.texte'),
      href: liens.adressesLivraison(locale),
    },
    {
      icon: Users,
      titre: t('premiersPas.equipe.titre'),
      texte: t('premiersPas.equipe.texte'),
      href: liens.coordonnees(locale),
    },
  ]);
  return (
    <SectionCompte titre={t('premiersPas.titre')} texte={t('premiersPas.texte')}>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {pas.map(({ icon: Icon, titre, texte, href }) => (
          <li key={href}>
            <Lien href={href} className="flex min-h-16 items-center gap-4 py-3 hover:bg-sunk">
              <Icon size={20} aria-hidden className="shrink-0 text-text-2" />
              <span className="min-w-0 flex-1">
                <span className="block type-name">{titre}</span>
                <span className="block type-meta text-text-2">{texte}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-text-2" />
            </Lien>
          </li>
        ))}
      </ul>
    </SectionCompte>
  );
}
