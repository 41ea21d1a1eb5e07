import { Phone } from 'lucide-react';
import { SYMBOLES } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { footerTexts } from './footer-columns.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { useFrameTexts } from './use-frame-texts.ts';

export default function Footer() {
  const { colonnes, promesse, telephone, horaires, reseaux, droits, prixHt } =
    useFrameTexts(footerTexts);
  const { devise } = usePage().franco;
  return (
    <footer className="below-fold border-t bg-sunk [--below-fold:952px] sm:[--below-fold:586px] lg:[--below-fold:300px] max-sm:pb-[calc(4rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="page-wide">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-4 lg:grid-cols-[1.36fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo className="w-30" />
            <p className="mt-4 max-w-72 type-meta text-text-2">{promesse}</p>
            <a
              href={`tel:${telephone.international}`}
              className="mt-3 flex min-h-6 w-fit items-center gap-2 type-name hover:underline pointer-coarse:min-h-11"
            >
              <Phone size={16} aria-hidden />
              {telephone.libelle}
            </a>
            <p className="type-caption text-text-2">{horaires}</p>
          </div>
          {colonnes.map((colonne) => (
            <div key={colonne.titre}>
              <h2 className="type-name">{colonne.titre}</h2>
              <ul className="mt-2.5">
                {colonne.liens.map((lien) => (
                  <li key={lien.href}>
                    <Lien
                      href={lien.href}
                      className="flex min-h-6 items-center type-meta text-text-2 hover:text-text hover:underline pointer-coarse:min-h-11"
                    >
                      {lien.libelle}
                    </Lien>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-1 border-t py-2 type-caption text-text-2">
          <span className="sm:mr-auto">{droits}</span>
          {reseaux.map(({ href, libelle }) => (
            <a
              key={href}
              href={href}
              rel="me noreferrer"
              className="flex min-h-6 items-center hover:text-text hover:underline pointer-coarse:min-h-11"
            >
              {libelle}
            </a>
          ))}
          <LanguageLinks />
          <span>{`${devise} ${SYMBOLES[devise]}`}</span>
          <span>{prixHt}</span>
        </div>
      </div>
    </footer>
  );
}
