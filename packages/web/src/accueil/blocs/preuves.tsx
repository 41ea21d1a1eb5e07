import { Star } from 'lucide-react';
import { clsx } from 'clsx';
import type { AvisAccueil, BlocOf } from '@comptoir/contract/accueil/accueil.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

const NOTES = [1, 2, 3, 4, 5];

/** What buyers say of what they bought. */
export function Preuves({ bloc: { titre, texte, avis } }: { bloc: BlocOf<'preuves'> }) {
  return (
    <Section
      titre={titre}
      texte={texte}
      className="below-fold [--below-fold:470px] sm:[--below-fold:616px] lg:[--below-fold:282px]"
    >
      <ul className="grid border-t max-sm:-mx-4 sm:border-l lg:grid-cols-3">
        {avis.map((each) => (
          <li key={each.id} className="flex border-b max-sm:nth-[n+3]:hidden sm:border-r">
            <Avis avis={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Avis({ avis }: { avis: AvisAccueil }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const tCadre = useTexts('cadre');
  const { note, titre, texte, auteur, date, produit } = avis;
  return (
    <figure className="flex flex-1 flex-col p-4 sm:p-6">
      <p role="img" aria-label={t('preuves.note', { note })} className="flex gap-0.5">
        {NOTES.map((each) => (
          <Star
            key={each}
            size={16}
            aria-hidden
            className={clsx(each <= note ? 'fill-current' : 'text-line-2')}
          />
        ))}
      </p>
      <blockquote className="mt-2">
        <p className="type-h3">{titre}</p>
        <p className="mt-1 type-body text-pretty text-text-2">{texte}</p>
      </blockquote>
      <figcaption className="mt-auto pt-3 type-meta text-text-2">
        <span className="text-text">{auteur}</span>
        {`, ${tCadre(`metiers.${avis.metier}` as never)} · ${formatDate(date)}`}
        <Lien
          href={liens.avis(locale, produit)}
          className="flex min-h-6 items-center text-link hover:underline pointer-coarse:min-h-11"
        >
          {produit.nom}
        </Lien>
      </figcaption>
    </figure>
  );
}
