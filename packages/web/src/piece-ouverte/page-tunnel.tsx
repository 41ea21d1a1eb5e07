/** The two columns of a step: what is asked at the left, what is ordered at the right. */
import type { ReactNode } from 'react';
import { LanguageLinks } from '../cadre/language-links.tsx';

interface Props {
  titre: string;
  resume: ReactNode;
  children: ReactNode;
}

export function PageTunnel({ titre, resume, children }: Props) {
  return (
    <div className="page-width grid gap-x-12 pt-4 pb-28 sm:pt-8 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 max-sm:[&>h1+*]:mt-0">
        <h1 className="type-h1 max-sm:sr-only">{titre}</h1>
        {children}
      </div>
      {resume}
      <LanguageLinks className="mt-12 type-meta text-text-2 print:hidden" />
    </div>
  );
}
