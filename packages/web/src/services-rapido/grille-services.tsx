import { liens } from '@comptoir/contract/liens.ts';
import type { ServiceRapido } from '@comptoir/contract/services-rapido/services-rapido.contract.ts';
import { Illustration } from '../illustrations/illustrations.public.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale } from '../words/use-texts.ts';
import { iconeService } from './icone-service.ts';

interface GrilleServicesProps {
  services: readonly ServiceRapido[];
  /** Level of the titles: 2 right below the title of the page, 3 in a section. */
  niveau?: 2 | 3;
}

/** Workshops in a ruled grid; the whole cell leads to the page. */
export function GrilleServices({ services, niveau = 3 }: GrilleServicesProps) {
  const locale = useLocale();
  const Titre = niveau === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid pt-px max-sm:-mx-4 sm:grid-cols-2 sm:pl-px lg:grid-cols-3">
      {services.map(({ id, code, titre, slug, accroche, illustration }) => {
        const Icone = iconeService(code);
        return (
          // Lines overlap instead of adding up: a last row that is not full ends where it ends.
          <li key={id} className="relative -mt-px border-y hover:bg-sunk sm:-ml-px sm:border-x">
            <div className="flex h-full gap-4 p-4 sm:p-6">
              {illustration ? (
                <Illustration
                  illustration={illustration}
                  sizes="132px"
                  className="h-16 w-24 shrink-0 sm:h-22 sm:w-33"
                />
              ) : (
                <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-sunk">
                  <Icone size={24} aria-hidden />
                </span>
              )}
              <div>
                <Titre className="type-h3">
                  <Lien
                    href={liens.serviceRapido(locale, { id, slug })}
                    className="-outline-offset-2 after:absolute after:inset-0"
                  >
                    {titre}
                  </Lien>
                </Titre>
                <p className="mt-0.5 type-body text-pretty text-text-2">{accroche}</p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
