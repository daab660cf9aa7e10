import type { DashboardHrefs } from '../dashboard/DashboardView.tsx';

export const dashboardHrefs: DashboardHrefs = {
  users: '/users/all-users',
  habits: '/habits/all-categories',
  finance: '/finances/all-categories',
  workout: '/workouts/all-categories',
  subscriptions: '/subscriptions',
  getStatusHref: (status) => `/subscriptions?status=${status}`,
  getUserHref: (id) => `/users/${id}`,
  attention: {
    unansweredMessages: '/messages?state=unanswered',
    endingSubscriptions: '/subscriptions?endsWithin=7',
    failedMails: '/activity?kind=mailFailed',
    getPolicyHref: (type) => `/legal/${type}`,
  },
};
