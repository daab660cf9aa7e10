import { PublicPolicy } from '@planner/features/legal';
import { useState } from 'react';
import { screenAt } from '../paths.ts';
import { PublicScreen } from '../shell/PublicScreen.tsx';
import { publicTextPath } from './publicTextPath.ts';
import type { Route } from './Route.ts';

const LegalTextRoute = () => {
  const { id = '' } = screenAt(location.pathname) ?? {};
  const [title, setTitle] = useState<string>();
  return (
    <PublicScreen title={title} width="text">
      <PublicPolicy type={id} getTextHref={publicTextPath} onTitle={setTitle} />
    </PublicScreen>
  );
};

export const legalText: Route = { Component: LegalTextRoute };
