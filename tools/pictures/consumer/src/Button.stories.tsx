export default { title: 'Button' };

export const Default = {};
