/** What can still be chosen: the column of a desk, the body of the drawer elsewhere. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Facette } from '@comptoir/contract/recherche/recherche.contract.ts';
import { cleFacette, rangerFacettes, titreFacette, type Nommage } from './noms-facettes.ts';
import type { ListingState } from '../use-listing.ts';
import { ValeursFacette } from './valeurs-facette.tsx';

interface FacettesProps {
  listing: ListingState;
  nommage: Nommage;
  replace?: boolean;
}

export function Facettes({ listing, nommage, replace = false }: FacettesProps) {
  const { principales, repliees } = rangerFacettes(listing.reponse?.facettes ?? [], listing.portee);
  const { valeurs, plages } = listing.etat;
  const isUsed = repliees.some((facette) => cleFacette(facette) in { ...valeurs, ...plages });
  const body = (facette: Facette) => (
    <ValeursFacette listing={listing} nommage={nommage} facette={facette} replace={replace} />
  );
  return (
    <>
      {principales.map((facette) => (
        <Section
          key={facette.code}
          titre={titreFacette(nommage, facette)}
          // A range names itself.
          isGroup={facette.plage === null}
          open
        >
          {body(facette)}
        </Section>
      ))}
      {repliees.length > 0 && (
        <Section titre={titreReplie(nommage, repliees)} open={isUsed} isGroup>
          {repliees.map((facette) => (
            <div key={facette.code} className="mb-3 last:mb-0">
              <p className="mb-1 type-label">{titreFacette(nommage, facette)}</p>
              {body(facette)}
            </div>
          ))}
        </Section>
      )}
    </>
  );
}

/** « Prix, promotion, avis », with what is there. */
function titreReplie({ t }: Nommage, repliees: readonly Facette[]): string {
  const noms = {
    prix: t('facettes.prixCourt'),
    promotion: t('facettes.promotionCourt'),
    note: t('facettes.noteCourt'),
  };
  const [premier = '', ...autres] = repliees.map(({ code }) => noms[code as keyof typeof noms]);
  return [premier, ...autres.map((nom) => nom.toLowerCase())].join(', ');
}

interface SectionProps {
  titre: string;
  open: boolean;
  isGroup: boolean;
  children: ReactNode;
}

function Section({ titre, open, isGroup, children }: SectionProps) {
  return (
    <details open={open} className="group/facette mb-3 border-b pb-3">
      <summary className="flex min-h-6 list-none items-center justify-between gap-2 type-name max-sm:min-h-11 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {titre}
        <ChevronDown
          size={16}
          aria-hidden
          className="transition-[rotate] group-open/facette:rotate-180"
        />
      </summary>
      <div {...(isGroup ? { role: 'group', 'aria-label': titre } : {})} className="pt-1">
        {children}
      </div>
    </details>
  );
}
