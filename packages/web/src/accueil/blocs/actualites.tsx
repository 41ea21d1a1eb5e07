import type { BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { CarteActualite } from '../../actualites/actualites.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

export function Actualites({ bloc: { titre, texte, actualites } }: { bloc: BlocOf<'actualites'> }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  return (
    <Section
      titre={titre}
      texte={texte}
      className="below-fold [--below-fold:780px] sm:[--below-fold:1007px] lg:[--below-fold:409px]"
      lien={{ href: liens.actualites(locale), libelle: t('actualites.toutes') }}
    >
      <ul className="grid border-t border-l max-sm:-mx-4 max-sm:border-l-0 lg:grid-cols-3">
        {actualites.map((actualite) => (
          <li key={actualite.id} className="max-sm:nth-[n+3]:hidden">
            <CarteActualite actualite={actualite} niveau={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
