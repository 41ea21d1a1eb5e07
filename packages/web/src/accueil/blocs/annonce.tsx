import { ArrowRight } from 'lucide-react';
import type { BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale } from '../../words/use-texts.ts';

/** What the company has to say for a while. */
export function Annonce({ bloc: { titre, texte, lien, chemin } }: { bloc: BlocOf<'annonce'> }) {
  const locale = useLocale();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-card bg-sel p-4 sm:px-6">
      <div>
        <h2 className="type-h3">{titre}</h2>
        {texte && <p className="type-body">{texte}</p>}
      </div>
      {lien && chemin && (
        <Lien
          href={withLocale(locale, chemin)}
          className="flex min-h-11 items-center gap-2 type-label text-link hover:underline"
        >
          {lien}
          <ArrowRight size={16} aria-hidden />
        </Lien>
      )}
    </section>
  );
}
