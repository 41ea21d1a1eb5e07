import { useState } from 'react';
import { Accordion } from '../../ui/section/accordion.tsx';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { TabLinks } from '../../ui/section/tab-links.tsx';
import { Tabs } from '../../ui/section/tabs.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.navigation.titre';
export const order = 200;

export default function Navigation() {
  const t = useTexts('atelier');
  const [tab, setTab] = useState('commandes');
  const orders = t('sections.navigation.commandes');
  const quotes = t('sections.navigation.devis');
  const invoices = t('sections.navigation.factures');
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t('sections.navigation.accueil'), href: '/' },
          { label: t('sections.navigation.fixation'), href: '/c/fixation/1' },
          { label: t('sections.navigation.visserie'), href: '/f/visserie/2' },
          { label: t('sections.navigation.visBois') },
        ]}
      />
      <TabLinks
        label={t('sections.navigation.onglets')}
        current="?onglet=devis"
        tabs={[
          { label: orders, href: '?onglet=commandes', count: 142 },
          { label: quotes, href: '?onglet=devis', count: 38 },
          { label: invoices, href: '?onglet=factures' },
        ]}
      />
      <Tabs
        label={t('sections.navigation.onglets')}
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'commandes', label: orders, content: t('sections.navigation.panneauCommandes') },
          { id: 'devis', label: quotes, content: t('sections.navigation.panneauDevis') },
          { id: 'factures', label: invoices, content: t('sections.navigation.panneauFactures') },
        ]}
      />
      <Pagination page={2} pageSize={12} total={38} hrefOf={(page) => `?page=${page}`} />
      <Pagination page={7} pageSize={48} total={1250} hrefOf={(page) => `?page=${page}`} />
      <div>
        <Accordion summary={t('sections.navigation.depli')} aside="3" open>
          {t('sections.navigation.depliTexte')}
        </Accordion>
        <Accordion summary={t('sections.navigation.repli')}>
          {t('sections.navigation.depliTexte')}
        </Accordion>
      </div>
    </>
  );
}
