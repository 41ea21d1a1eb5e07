import { useState } from 'react';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { useTexts } from '../words/use-texts.ts';
import { AutresMoyens } from './autres-moyens.tsx';
import { expediteurQuery } from './contact.queries.ts';
import { DemandeEnvoyee } from './demande-envoyee.tsx';
import { FormulaireContact, type Envoyee } from './formulaire-contact.tsx';

export async function loader({ queryClient, tag, ...context }: PageContext): Promise<void> {
  tag('magasins');
  if (queryClient.getQueryData(siteQuery.queryKey)?.session.utilisateur) {
    await queryClient.ensureQueryData(expediteurQuery(context));
  }
}

/** Writing to the shop, and who else answers. */
export default function ContactPage() {
  const t = useTexts('contact');
  const [envoyee, setEnvoyee] = useState<Envoyee>();
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('titre')}</h1>
      <p className="mt-2 max-w-170 type-body text-pretty text-text-2">{t('intro')}</p>
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        {envoyee ? (
          <DemandeEnvoyee {...envoyee} onAutre={() => setEnvoyee(undefined)} />
        ) : (
          <FormulaireContact onEnvoyee={setEnvoyee} />
        )}
        <AutresMoyens />
      </div>
    </div>
  );
}
