import { expect, it } from 'vitest';
import { changedScope } from './changedScope.ts';

const packages = ['.', 'packages/api-client', 'packages/ui', 'packages/features', 'apps/console', 'apps/api'];

it('finds the stories of a component and the packages that import it', () => {
  expect(changedScope(['packages/ui/src/Button/Button.tsx', 'README.md'], packages)).toEqual({
    packages: ['.', 'packages/ui', 'packages/features', 'apps/console'],
    storyFolders: ['packages/ui/src/Button'],
    isContractChanged: false,
  });
});

it('finds no stories for a change to the API', () => {
  expect(changedScope(['apps/api/src/main.ts'], packages)).toEqual({
    packages: ['apps/api'],
    storyFolders: [],
    isContractChanged: false,
  });
});

it('notices the contract', () => {
  expect(changedScope(['openapi.yaml'], packages).isContractChanged).toBe(true);
});
