/** A page of access: one form, and beside it what one should know. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface CadreAccesProps {
  titre: string;
  sousTitre?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

export function CadreAcces({ titre, sousTitre, children, aside }: CadreAccesProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-288 gap-y-8 px-4 py-8 sm:px-6 sm:py-16',
        aside && 'lg:grid-cols-2 lg:divide-x lg:divide-line',
      )}
    >
      <section
        className={clsx(
          'w-full max-lg:mx-auto max-lg:max-w-120 lg:pr-20',
          !aside && 'lg:max-w-140',
        )}
      >
        <h1 className="type-h1">{titre}</h1>
        {sousTitre && <p className="mt-1 text-pretty text-text-2">{sousTitre}</p>}
        <div className="mt-6">{children}</div>
      </section>
      {aside && (
        <section className="w-full border-line max-lg:mx-auto max-lg:max-w-120 max-lg:border-t max-lg:pt-8 lg:pl-20">
          {aside}
        </section>
      )}
    </div>
  );
}

/** What one should know, one ruled line each. */
export function BonASavoir({ titre, lignes }: { titre: string; lignes: readonly ReactNode[] }) {
  return (
    <>
      <h2 className="type-h2">{titre}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {lignes.map((ligne, rang) => (
          <li key={rang} className="py-3 text-pretty">
            {ligne}
          </li>
        ))}
      </ul>
    </>
  );
}

interface AvecTelephoneProps {
  /** A sentence with the number in it. */
  phrase: string;
  telephone: { libelle: string; international: string };
}

/** The number of a sentence can be called by a touch. */
export function AvecTelephone({ phrase, telephone }: AvecTelephoneProps) {
  const [avant = '', apres = ''] = phrase.split(telephone.libelle);
  return (
    <>
      {avant}
      <a
        href={`tel:${telephone.international}`}
        className="whitespace-nowrap text-link underline underline-offset-2"
      >
        {telephone.libelle}
      </a>
      {apres}
    </>
  );
}
