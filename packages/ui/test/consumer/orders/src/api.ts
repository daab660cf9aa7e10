import { createApiClient, readResponse } from '@planner/api-client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
export type Customer = Schemas['Customer'];
export type Article = Schemas['Article'];
export type NewOrder = Schemas['NewOrder'];

const client = createApiClient<paths>({ baseUrl: '/api' });
const { http } = client;

export const listOrders = (page: number, query: string) =>
  readResponse(client, http.GET('/orders', { params: { query: { page, query } } }));
export const getOrder = (id: string) =>
  readResponse(client, http.GET('/orders/{id}', { params: { path: { id } } }));
export const createOrder = (body: NewOrder) => readResponse(client, http.POST('/orders', { body }));
export const cancelOrder = (id: string) =>
  readResponse(client, http.DELETE('/orders/{id}', { params: { path: { id } } }));
export const listCustomers = () => readResponse(client, http.GET('/customers'));
export const listStock = () => readResponse(client, http.GET('/stock'));
export const countArticle = (id: string, count: number) =>
  readResponse(client, http.PUT('/stock/{id}', { params: { path: { id } }, body: { count } }));
