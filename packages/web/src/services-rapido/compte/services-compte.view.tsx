/** What a company has beside goods, what it spares, what it asked for. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type {
  CodeService,
  DemandeService,
  ServiceCompte,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { isSansClient } from '../../delegue/sans-client.public.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../../mon-compte/sans-client.public.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { CarteService } from './carte-service.tsx';
import { DemandeDeService } from './demande-de-service.tsx';
import { servicesCompteQuery } from './services-compte.queries.ts';

export default function ServicesComptePage() {
  const tCompte = useTexts('mon-compte');
  const t = useTexts('services-compte');
  const { session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const isSans = isSansClient(session);
  const { data } = useQuery({ ...servicesCompteQuery(context), enabled: !isSans });
  const [choisi, setChoisi] = useState<CodeService>();
  return (
    <CadreCompte titre={tCompte('pages.services.titre')} sousTitre={t('sousTitre')}>
      {isSans && <SansClientCompte />}
      {!isSans && data && data.services.length === 0 && <p className="text-text-2">{t('vide')}</p>}
      {!isSans && data && data.services.length > 0 && (
        <div className="flex flex-col gap-10">
          <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
            {data.services.map((service) => (
              <CarteService
                key={service.code}
                service={service}
                onDemander={() => {
                  setChoisi(service.code);
                  document.getElementById('demande')?.scrollIntoView({ block: 'start' });
                }}
              />
            ))}
          </ul>
          <SectionCompte titre={t('demander.titre')}>
            <DemandeDeService
              services={data.services.filter(({ actif }) => !actif)}
              choisi={choisi}
              onChoisir={setChoisi}
            />
          </SectionCompte>
          <Demandes demandes={data.demandes} services={data.services} jour={data.jour} />
        </div>
      )}
    </CadreCompte>
  );
}

interface DemandesProps {
  demandes: readonly DemandeService[];
  services: readonly ServiceCompte[];
  jour: string;
}

function Demandes({ demandes, services, jour }: DemandesProps) {
  const t = useTexts('services-compte');
  const locale = useLocale();
  const titreOf = (code: CodeService) => services.find((each) => each.code === code)?.titre ?? '';
  return (
    <SectionCompte titre={t('demandes.titre')}>
      {demandes.length === 0 ? (
        <p className="py-4 text-text-2">{t('demandes.vide')}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {demandes.map(({ numero, service, etat, le, auteur }) => (
            <li key={numero} className="flex items-center justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p className="type-name">{titreOf(service)}</p>
                <p className="type-meta text-text-2">
                  <span className="type-ref text-text">{numero}</span>
                  {` · ${auteur} · ${jourDit(locale, le, jour)}`}
                </p>
              </div>
              <Badge tone={etat === 'terminee' ? 'ok' : 'neutral'}>
                {t(`demandes.etats.${etat}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SectionCompte>
  );
}
