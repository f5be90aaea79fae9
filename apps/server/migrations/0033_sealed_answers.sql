-- What is kept of these for a retry is sealed now. What was kept before is in the clear, and nothing opens it.
DELETE FROM idempotency_key
  WHERE route IN ('/api/services/app/checkInManagement/CreateSupervisor', '/api/services/app/checkInManagement/RenewPoster');
