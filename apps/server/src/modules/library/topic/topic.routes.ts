import * as topic from '@tuyuan/contract/library/topic-album.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createTopic, publishTopic, setItems, updateTopic, withdrawTopic } from './change-topic.ts';
import { arrangeTopics, findTopicDraft, findTopics, removeTopic } from './managed-topic.repository.ts';

/** Binds topicAlbum. */
export function topicRoutes(app: FastifyInstance): void {
  bindEndpoint(app, topic.getManagedTopicAlbums, ({ db }, query) => findTopics(db, query));
  bindEndpoint(app, topic.getManagedTopicAlbum, ({ db }, { id }) =>
    orThrow(findTopicDraft(db, id), 'TopicAlbum.NotFound'),
  );
  bindEndpoint(app, topic.createTopicAlbum, ({ db }, input) => createTopic(db, input));
  bindEndpoint(app, topic.updateTopicAlbum, ({ db }, input) => updateTopic(db, input));
  bindEndpoint(app, topic.setTopicItems, ({ db }, input) => setItems(db, input));
  bindEndpoint(app, topic.arrangeTopicAlbums, async ({ db }, { ids }) => {
    await arrangeTopics(db, ids);
    return {};
  });
  bindEndpoint(app, topic.publishTopicAlbum, ({ db }, { id }) => publishTopic(db, id));
  bindEndpoint(app, topic.withdrawTopicAlbum, ({ db }, { id }) => withdrawTopic(db, id));
  bindEndpoint(app, topic.deleteTopicAlbum, async ({ db }, { id }) => {
    if (!(await removeTopic(db, id))) throw new AppError('TopicAlbum.NotFound');
    return {};
  });
}
