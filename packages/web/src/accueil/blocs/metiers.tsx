import type { BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

export function Metiers({ bloc: { titre, texte, univers } }: { bloc: BlocOf<'metiers'> }) {
  const locale = useLocale();
  return (
    <Section
      titre={titre}
      texte={texte}
      className="below-fold [--below-fold:344px] sm:[--below-fold:164px] lg:[--below-fold:120px]"
    >
      <ul className="flex flex-wrap gap-2">
        {univers.map((metier) => (
          <li key={metier.id}>
            <Lien
              href={liens.universMetier(locale, metier)}
              className="flex h-9 items-center gap-2 rounded-full border border-line-2 px-4 type-label hover:bg-sunk max-sm:h-11 pointer-coarse:h-11"
            >
              {metier.libelle}
              <span className="type-meta font-normal text-text-2">
                {formatNombre(locale, metier.nombre)}
              </span>
            </Lien>
          </li>
        ))}
      </ul>
    </Section>
  );
}
