import { prefetchQuery } from '@planner/features/shared';
import { AddUser, EditUser, getUserQuery } from '@planner/features/users';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';
import type { Route } from './Route.ts';

export const addUser: Route = { Component: createFormRoute(AddUser, paths.allUsers) };

export const editUser: Route = {
  Component: createFormRoute(EditUser, paths.allUsers),
  prefetch: ({ id, client, queryClient }) => prefetchQuery(queryClient, getUserQuery(client, id)),
};
